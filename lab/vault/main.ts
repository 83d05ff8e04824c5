import { systemClock } from '../../src/chains/clock'
import { createKeysWorker } from '../../src/vault/app/createKeysWorker'
import { createPasskey, getPasskey } from '../../src/vault/app/passkeys'
import { createHandlers } from '../../src/vault/app/handlers'
import { isHostAllowed } from '../../src/vault/app/headers'
import { runTaskIn } from '../../src/vault/app/runTask'
import { databaseStore } from '../../src/vault/app/store'
import type { SignRequest } from '../../src/vault/keys/sign'
import type { WalletRecord } from '../../src/vault/keys/record'
import { acceptHost, RefusalError } from '../../src/vault/protocol/vaultChannel'

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

/** Asks with two buttons, in the place of the vault's views. */
function ask(question: string, yes: string): Promise<void> {
  const [text, ...buttons] = ['p', 'button', 'button'].map((name) => document.createElement(name))
  return new Promise<void>((resolve, reject) => {
    const [accept, decline] = buttons
    text!.textContent = question
    accept!.textContent = yes
    decline!.textContent = 'Decline'
    accept!.onclick = () => resolve()
    decline!.onclick = () => reject(new RefusalError('declined'))
    document.body.append(text!, ...buttons)
  }).finally(() => {
    for (const element of [text, ...buttons]) element!.remove()
  })
}

const rpId = location.hostname
if (window.parent !== window)
  void acceptHost({
    page: window,
    host: window.parent,
    isAllowed: (origin) => isHostAllowed(origin, { origins: [] }),
    handlers: createHandlers({
      store: databaseStore,
      networks: [],
      now: () => systemClock.now(),
      isSupported: async () => true,
      createPasskey: (name) => createPasskey({ rpId, rpName: 'Lab', name }),
      getPasskey: (credentialIds) => getPasskey({ rpId, credentialIds }),
      runTask: (task) => runTaskIn(createKeysWorker, task as never) as never,
      ui: {
        connect: async ({ origin, wallets: [wallet] }) => {
          await ask(`Connect ${origin}?`, wallet ? 'Use' : 'Create')
          return wallet ? { do: 'use', walletId: wallet.id } : { do: 'create', name: 'Ada' }
        },
        approve: ({ origin, description }) => ask(`${origin} asks: ${description.parameters}`, 'Approve'),
        show: () => ask('Settings', 'Close'),
        end: () => undefined,
      },
    }),
  })
