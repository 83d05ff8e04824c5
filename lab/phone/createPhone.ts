import { Core } from '@walletconnect/core'
import { SignClient } from '@walletconnect/sign-client'
import type { ICore } from '@walletconnect/types'
import { endSessionsOnce } from '../../src/chains/walletConnect/endOnce'
import { createHearing } from './handlers'
import { keyringOf, namespaceOf } from './keys/keyrings'
import { createPhoneCore } from './phoneCore'
import { pay } from './keys/pay'
import { quiet, stopCore } from './patchCore'
import { createSessions } from './sessions'
import type { Misbehaviour, Phone, PhoneChain, PhoneOptions } from './types'

/** A working wallet behind a WalletConnect relay, with keys for five namespaces. Its person is `decide`. */
export async function createPhone(options: PhoneOptions): Promise<Phone> {
  const { relayUrl, projectId, chains, decide, hasSignIn = true, storage, storagePrefix } = options
  const misbehave: Misbehaviour = {
    neverAnswers: false,
    wrongChains: false,
    malformedAccounts: false,
    wrongSignIn: false,
    forgedSignIn: false,
    delayMs: 0,
  }
  const listeners = new Set<() => void>()
  let problem: string | null = null
  const changed = (now: string | null = problem) => {
    problem = now
    for (const listener of Array.from(listeners)) listener()
  }
  const ownStorage = storage ? { storage } : {}
  const common = { relayUrl, projectId, logger: 'silent', telemetryEnabled: false, customStoragePrefix: storagePrefix }
  let refuse: (error: Error) => void = () => undefined
  const refused = new Promise<never>((_, reject) => (refuse = reject))
  refused.catch(() => undefined)
  const inner = quiet(new Core({ ...common, ...ownStorage }), (message) => {
    refuse(new Error(message))
    changed(`The relay refused: ${message}`)
  })
  // A page that says it is another one is warned of.
  const url = globalThis.location?.origin ?? 'https://phone.example'
  const metadata = { name: 'Lab Phone', description: 'A wallet with keys everybody knows', url, icons: [] }
  // The client's own queue would let a second pass between two requests.
  const client = await SignClient.init({
    core: inner as ICore,
    logger: 'silent',
    signConfig: { disableRequestQueue: true },
    metadata,
  })
  endSessionsOnce(client)
  const core = await createPhoneCore({ client, decide, misbehave, changed, chains })
  const sessions = createSessions(core)
  const hear = createHearing(core, sessions)
  client.on('session_proposal', hear.proposal)
  if (hasSignIn) client.on('session_authenticate', hear.signIn)
  client.on('session_request', hear.request)
  for (const event of ['session_delete', 'session_expire', 'session_connect'] as const)
    client.on(event, () => changed())

  // Proposals from before a restart that have no answer yet.
  for (const params of client.proposal.getAll()) void hear.proposal({ id: params.id, params })
  for (const request of client.getPendingSessionRequests()) void hear.request(request)

  return {
    misbehave,
    // The client itself would wait for a relay that refused it.
    pair: async (uri) => void (await Promise.race([client.pair({ uri }), refused])),
    pay: (uri) => pay(core, uri),
    sessions: sessions.list,
    chains: core.chains,
    accountIndex: core.index,
    accounts: () => accountsOn(core.chains(), core.index()),
    switchNetwork: sessions.switchNetwork,
    useAccount: sessions.useAccount,
    disconnect: sessions.disconnect,
    problem: () => problem,
    onChange: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    stop: () => stopCore(inner),
  }
}

function accountsOn(chains: readonly PhoneChain[], index: number) {
  const namespaces = Array.from(new Set(chains.map(({ id }) => namespaceOf(id))))
  return namespaces.flatMap((namespace) => {
    const chain = chains.find(({ id }) => namespaceOf(id) === namespace)
    const keyring = keyringOf(namespace)
    return chain && keyring ? [{ namespace, address: keyring.address(index, chain) }] : []
  })
}
