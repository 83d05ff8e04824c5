import { hex } from '@scure/base'
import { mnemonicToEntropy } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import { verifyMessage, type Hex } from 'viem'
import { describe, expect, it } from 'vitest'
import { deriveKeys } from './accounts'
import type { WalletRecord } from './record'
import { runTask, type Task } from './tasks'

const now = 1_800_000_000_000
const output = () => new Uint8Array(32).fill(7)
const passkey = () => ({ credentialId: 'first', name: 'Laptop', output: output() })
const message = new TextEncoder().encode('Hello')
const requests = [{ namespace: 'eip155', kind: 'message', message }] as const

const done = async (task: Task) => {
  const answer = await runTask(task)
  if (!('result' in answer)) throw new Error(answer.failure)
  return answer.result
}
const create = async () => (await done({ do: 'create', passkey: passkey(), now })) as WalletRecord

describe('the tasks of the worker', () => {
  it('create a wallet, sign with it, and give its words', async () => {
    const record = await create()
    const [signature] = (await done({ do: 'sign', record, opener: passkey(), requests })) as readonly [Hex]
    const address = record.addresses.eip155 as Hex
    expect(await verifyMessage({ address, message: 'Hello', signature })).toBe(true)
    const words = (await done({ do: 'export', record, opener: passkey() })) as string
    expect(mnemonicToEntropy(words, wordlist)).toHaveLength(16)
  })

  it('add a passkey that signs for the same address', async () => {
    const record = await create()
    const second = { credentialId: 'second', name: 'Phone', output: new Uint8Array(32).fill(9) }
    const added = (await done({
      do: 'addPasskey',
      record,
      opener: passkey(),
      passkey: { ...second, output: second.output.slice() },
      now,
    })) as WalletRecord
    const [signature] = (await done({ do: 'sign', record: added, opener: second, requests })) as readonly [Hex]
    expect(await verifyMessage({ address: record.addresses.eip155 as Hex, message: 'Hello', signature })).toBe(true)
  })

  it.each([
    ['unknownPasskey', { opener: { credentialId: 'other', output: output() } }],
    ['sealed', { opener: { credentialId: 'first', output: new Uint8Array(32) } }],
    ['invalid', { record: { version: 1 } }],
    ['newer', { record: { version: 9 } }],
    ['isTransaction', { requests: [{ namespace: 'solana', kind: 'message', message: solanaMessage() }] }],
    ['unknown', { requests: null }],
  ] as const)('tell a failure by its name: %s', async (failure, change) => {
    const record = await create()
    const task = { do: 'sign', record, opener: passkey(), requests, ...change } as unknown as Task
    expect(await runTask(task)).toEqual({ failure })
  })

  it('answer without a secret, except with the words', async () => {
    const record = await create()
    const words = (await done({ do: 'export', record, opener: passkey() })) as string
    const entropy = mnemonicToEntropy(words, wordlist)
    const { eip155, solana } = deriveKeys(entropy)
    const secrets = [entropy, eip155, solana, output()].map((secret) => hex.encode(secret))
    const answers = [
      record,
      await runTask({ do: 'sign', record, opener: passkey(), requests }),
      await runTask({ do: 'sign', record, opener: passkey(), requests: null as never }),
      await runTask({ do: 'addPasskey', record, opener: passkey(), passkey: passkey(), now }),
    ]
    for (const secret of [words, ...secrets]) expect(JSON.stringify(answers)).not.toContain(secret)
  })
})

/** The smallest message of a transaction: one signer, one account, one instruction. */
function solanaMessage(): Uint8Array {
  const header = [1, 0, 0, 1]
  return Uint8Array.from([...header, ...new Uint8Array(32), ...new Uint8Array(32), 1, 0, 0, 0])
}
