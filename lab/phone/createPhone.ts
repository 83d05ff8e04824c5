import { Core } from '@walletconnect/core'
import { SignClient } from '@walletconnect/sign-client'
import type { ICore } from '@walletconnect/types'
import { approveNamespaces } from './approve'
import { messagesOf, narrowPayload, signPayload } from './authenticate'
import { keyringOf, namespaceOf } from './keys/keyrings'
import { PhoneError, toReason } from './phoneError'
import { appOf, createPhoneCore } from './phoneCore'
import { quiet, stopCore } from './quiet'
import { answerCall } from './requests'
import { createSessions } from './sessions'
import type { Misbehaviour, Phone, PhoneChain, PhoneOptions } from './types'

/** A working wallet behind a WalletConnect relay, with keys for five namespaces. Its person is `decide`. */
export async function createPhone({ relayUrl, projectId, chains, decide, storage, storagePrefix }: PhoneOptions): Promise<Phone> {
  const misbehave: Misbehaviour = { neverAnswers: false, wrongChains: false, malformedAccounts: false, delayMs: 0 }
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
  const client = await SignClient.init({ core: inner as ICore, logger: 'silent', signConfig: { disableRequestQueue: true }, metadata })
  const core = await createPhoneCore({ client, decide, misbehave, changed, chains })
  const sessions = createSessions(core)
  const answered = new Set<number>()

  /** Answers once, later or never; what goes wrong on the way is the phone's to tell. */
  const handle = async (id: number, answer: () => Promise<unknown>) => {
    if (answered.has(id) || misbehave.neverAnswers) return
    answered.add(id)
    try {
      await new Promise((resolve) => setTimeout(resolve, misbehave.delayMs))
      await answer()
      changed(null)
    } catch (error) {
      changed(`The answer did not arrive: ${toReason(error).message}`)
    }
  }

  client.on('session_proposal', ({ id, params }) =>
    handle(id, async () => {
      try {
        const wanted = approveNamespaces(params, { ...core, chains: core.chains() })
        const parts = Object.values(wanted)
        const shown = parts.flatMap((part) => (part.chains ?? []).map((each): PhoneChain => core.chain(each) ?? { id: each, name: each }))
        const methods = parts.flatMap((part) => part.methods)
        const decision = await decide({ kind: 'connect', app: appOf(params.proposer.metadata), chains: shown, methods })
        if (decision !== 'approve') throw new PhoneError(5000)
        // Once more: another account may be in use since the question.
        const namespaces = approveNamespaces(params, { ...core, chains: core.chains() })
        const { acknowledged } = await client.approve({ id, namespaces })
        void acknowledged().then(() => changed(), () => undefined)
      } catch (error) {
        await client.reject({ id, reason: toReason(error) }).catch(() => undefined)
        // The other side gave up meanwhile: nobody is at the end of what was half made.
        for (const { topic, pairingTopic, acknowledged } of client.session.getAll())
          if (pairingTopic === params.pairingTopic && !acknowledged) await sessions.disconnect(topic).catch(() => undefined)
        if (!(error instanceof PhoneError)) throw error
      }
    }),
  )
  client.on('session_authenticate', ({ id, params }) =>
    handle(id, async () => {
      try {
        const payload = narrowPayload(params.authPayload, core)
        const message = messagesOf(payload, core)[0]?.message ?? ''
        const decision = await decide({ kind: 'signIn', app: appOf(params.requester.metadata), message })
        if (decision !== 'approve') throw new PhoneError(5000)
        await client.approveSessionAuthenticate({ id, auths: await signPayload(payload, core) })
      } catch (error) {
        await client.rejectSessionAuthenticate({ id, reason: toReason(error) }).catch(() => undefined)
        if (!(error instanceof PhoneError)) throw error
      }
    }),
  )
  client.on('session_request', ({ id, topic, params: { chainId, request } }) =>
    handle(id, async () => {
      const response = await answerCall(core, sessions, { topic, chainId, method: request.method, params: request.params }).then(
        (result) => ({ id, jsonrpc: '2.0', result }),
        (error: unknown) => ({ id, jsonrpc: '2.0', error: toReason(error) }),
      )
      await client.respond({ topic, response })
    }),
  )
  for (const event of ['session_delete', 'session_expire', 'session_connect'] as const) client.on(event, () => changed())

  return {
    misbehave,
    // The client itself would wait for a relay that refused it.
    pair: async (uri) => void (await Promise.race([client.pair({ uri }), refused])),
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
