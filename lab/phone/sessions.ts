import type { SessionTypes } from '@walletconnect/types'
import { addressesOf } from './keys/bip122'
import { referenceOf } from './keys/keyring'
import { namespaceOf } from './keys/keyrings'
import { PhoneError } from './phoneError'
import { appOf, chainsOf, type PhoneCore } from './phoneCore'
import type { PhoneChain, PhoneSession } from './types'

/** Changes that the phone's person makes to sessions, and the messages to the other side. */
export function createSessions(core: PhoneCore) {
  const { client } = core
  const networks = new Map<string, string>()

  /** Tells an event, where the session is to hear it. */
  const emit = async ({ topic, namespaces }: SessionTypes.Struct, chain: PhoneChain, name: string, data: unknown) => {
    const heard = namespaces[namespaceOf(chain.id)]?.events ?? []
    if (heard.includes(name)) await client.emit({ topic, chainId: chain.id, event: { name, data } })
  }
  const update = async (
    topic: string,
    change: (namespace: SessionTypes.Namespace, name: string) => SessionTypes.Namespace,
  ) => {
    const entries = Object.entries(core.session(topic).namespaces).map(([name, namespace]) => [
      name,
      change(namespace, name),
    ])
    await client.update({ topic, namespaces: Object.fromEntries(entries) })
    return core.session(topic)
  }
  /** A session that lacks the chain gets it first. */
  const switchOne = async (topic: string, chain: PhoneChain) => {
    const name = namespaceOf(chain.id)
    const namespace = core.session(topic).namespaces[name]
    if (!namespace) throw new PhoneError(5100)
    const session = chainsOf(namespace).includes(chain.id)
      ? core.session(topic)
      : await update(topic, (before, each) => (each === name ? withChain(before, chain) : before))
    networks.set(topic, chain.id)
    const reference = referenceOf(chain)
    await emit(session, chain, 'chainChanged', name === 'eip155' ? Number(reference) : reference)
  }
  const withChain = (namespace: SessionTypes.Namespace, chain: PhoneChain): SessionTypes.Namespace => ({
    ...namespace,
    chains: [...chainsOf(namespace), chain.id],
    accounts: [...namespace.accounts, core.accountOn(chain)],
  })
  const known = (namespace: SessionTypes.Namespace) => chainsOf(namespace).flatMap((id) => core.chain(id) ?? [])

  const showAccounts = async (topic: string) => {
    const session = await update(topic, (namespace) => ({
      ...namespace,
      accounts: known(namespace).map(core.accountOn),
    }))
    for (const namespace of Object.values(session.namespaces)) {
      const chains = known(namespace)
      // Once for a namespace, on the chain it is on.
      const chain = chains.find(({ id }) => id === networks.get(topic)) ?? chains[0]
      if (!chain) continue
      await emit(session, chain, 'accountsChanged', [core.accountOn(chain)])
      await emit(session, chain, 'bip122_addressesChanged', addressesOf(core.index(), chain))
    }
  }

  const all = () => client.session.getAll().filter(({ acknowledged }) => acknowledged)
  return {
    /** Waits for the other side to take a session, or for its end. The client says `acknowledged` before that. */
    settled: async (topic: string): Promise<void> => {
      const isOpen = () => client.session.keys.includes(topic) && !core.session(topic).acknowledged
      for (let tries = 0; tries < 600 && isOpen(); tries++) await new Promise((resolve) => setTimeout(resolve, 50))
    },
    list: (): readonly PhoneSession[] =>
      all().map(({ topic, peer, namespaces }) => ({
        topic,
        app: appOf(peer.metadata),
        accounts: Object.values(namespaces).flatMap(({ accounts }) => accounts),
        network: networks.get(topic) ?? null,
      })),
    switchNetwork: async (chainId: string, topic?: string): Promise<void> => {
      const chain = core.chain(chainId)
      if (!chain) throw new PhoneError(5100)
      if (topic !== undefined) await switchOne(topic, chain)
      else
        for (const session of all()) if (session.namespaces[namespaceOf(chainId)]) await switchOne(session.topic, chain)
      core.changed()
    },
    useAccount: async (index: number): Promise<void> => {
      await core.useIndex(index)
      for (const { topic } of all()) await showAccounts(topic)
      core.changed()
    },
    disconnect: async (topic: string): Promise<void> => {
      const { code, message } = new PhoneError(6000)
      await client.disconnect({ topic, reason: { code, message } })
      core.changed()
    },
  }
}

export type Sessions = ReturnType<typeof createSessions>
