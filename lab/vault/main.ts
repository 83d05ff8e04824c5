import { createKeysWorker } from '../../src/vault/app/createKeysWorker'
import { createPasskey, getPasskey } from '../../src/vault/app/passkeys'
import { runTaskIn } from '../../src/vault/app/runTask'
import { databaseStore } from '../../src/vault/app/store'
import type { SignRequest } from '../../src/vault/keys/sign'
import type { WalletRecord } from '../../src/vault/keys/record'

/** The parts of the vault without its views, for tests in a browser. */
const parts = {
  create: async (name: string) => {
    const passkey = await createPasskey({ rpId: location.hostname, rpName: 'Lab', name })
    const answer = await runTaskIn(createKeysWorker, { do: 'create', passkey: { ...passkey, name }, now: Date.now() })
    if ('result' in answer) await databaseStore.writeRecord(answer.result)
    // The output was moved to the worker.
    return { answer, left: passkey.output.length }
  },
  list: databaseStore.listRecords,
  write: databaseStore.writeRecord,
  hosts: databaseStore,
  sign: async (record: WalletRecord, request: SignRequest) => {
    const credentialIds = record.passkeys.map(({ credentialId }) => credentialId)
    const opener = await getPasskey({ rpId: location.hostname, credentialIds })
    return runTaskIn(createKeysWorker, { do: 'sign', record, opener, requests: [request] })
  },
  exportWords: async (record: WalletRecord) => {
    const [{ credentialId = '' } = {}] = record.passkeys
    const opener = await getPasskey({ rpId: location.hostname, credentialIds: [credentialId] })
    return runTaskIn(createKeysWorker, { do: 'export', record, opener })
  },
  addPasskey: async (record: WalletRecord, name: string) => {
    const excluded = record.passkeys.map(({ credentialId }) => credentialId)
    const opener = await getPasskey({ rpId: location.hostname, credentialIds: excluded })
    const passkey = await createPasskey({ rpId: location.hostname, rpName: 'Lab', name, excluded })
    return runTaskIn(createKeysWorker, {
      do: 'addPasskey',
      record,
      opener,
      passkey: { ...passkey, name },
      now: Date.now(),
    })
  },
  /** Starts a script that is not the vault's. */
  startOther: (url: string) => new Worker(url),
}

export type VaultParts = typeof parts

Object.assign(window, { parts, failureOf: (error: { failure?: string; name: string }) => error.failure ?? error.name })
