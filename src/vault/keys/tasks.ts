import { createEntropy, wordsOf, wipe } from './accounts'
import { SigningError, WalletRecordError, type SigningFailure, type WalletRecordFailure } from './errors'
import { readRecord, type WalletRecord } from './record'
import { addPasskey, openWallet, removePasskey, sealWallet, type NewPasskey, type UnlockingPasskey } from './seal'
import { sign, type SignRequest } from './sign'

/** Everything that needs a secret. It runs in the worker of the vault, and the outputs of passkeys are moved there. */
export type Task =
  | { readonly do: 'create'; readonly passkey: NewPasskey; readonly now: number }
  | {
      readonly do: 'addPasskey'
      readonly record: unknown
      readonly opener: UnlockingPasskey
      readonly passkey: NewPasskey
      readonly now: number
    }
  | {
      readonly do: 'removePasskey'
      readonly record: unknown
      readonly opener: UnlockingPasskey
      readonly credentialId: string
    }
  | {
      readonly do: 'sign'
      readonly record: unknown
      readonly opener: UnlockingPasskey
      readonly requests: readonly SignRequest[]
    }
  /** The words of the wallet, for the visitor alone. */
  | { readonly do: 'export'; readonly record: unknown; readonly opener: UnlockingPasskey }

export interface TaskResults {
  readonly create: WalletRecord
  readonly addPasskey: WalletRecord
  readonly removePasskey: WalletRecord
  /** A signature for each request. */
  readonly sign: readonly string[]
  readonly export: string
}

/** Result of a task, or why it failed; no error text of a library crosses the border of the worker. */
export type TaskAnswer<Done = TaskResults[Task['do']]> =
  { readonly result: Done } | { readonly failure: WalletRecordFailure | SigningFailure | 'unknown' }

/** Runs one task. Never rejects. */
export async function runTask(task: Task): Promise<TaskAnswer> {
  try {
    return { result: await run(task) }
  } catch (error) {
    const isKnown = error instanceof WalletRecordError || error instanceof SigningError
    return { failure: isKnown ? error.failure : 'unknown' }
  }
}

async function run(task: Task): Promise<TaskResults[Task['do']]> {
  if (task.do === 'create') return sealWallet(createEntropy(), task.passkey, task.now)
  const record = readRecord(task.record)
  if (task.do === 'addPasskey') return addPasskey(record, task.opener, task.passkey, task.now)
  if (task.do === 'removePasskey') return removePasskey(record, task.opener, task.credentialId)
  const entropy = await openWallet(record, task.opener)
  try {
    if (task.do === 'export') return wordsOf(entropy)
    const signatures: string[] = []
    for (const request of task.requests) signatures.push(await sign(entropy, request))
    return signatures
  } finally {
    wipe(entropy)
  }
}
