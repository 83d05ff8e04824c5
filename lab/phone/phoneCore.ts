import type { SignClient } from '@walletconnect/sign-client'
import type { SessionTypes } from '@walletconnect/types'
import { accountNames } from './keys/keyring'
import { keyringOf, namespaceOf } from './keys/keyrings'
import { PhoneError } from './phoneError'
import type { Misbehaviour, PhoneApp, PhoneChain, PhoneOptions } from './types'

type Client = InstanceType<typeof SignClient>

interface Remembered {
  readonly index: number
  readonly added: readonly PhoneChain[]
}

const stateKey = 'lab:phone'

/** The shared state of the parts of a phone. */
export interface PhoneCore {
  readonly client: Client
  readonly decide: PhoneOptions['decide']
  readonly misbehave: Misbehaviour
  chains(): readonly PhoneChain[]
  /** A chain it has, by CAIP-2 id. */
  chain(id: string): PhoneChain | undefined
  addChain(chain: PhoneChain): Promise<void>
  index(): number
  useIndex(index: number): Promise<void>
  /** The CAIP-10 account in use on a chain. */
  accountOn(chain: PhoneChain): string
  session(topic: string): SessionTypes.Struct
  /** Says that something of it changed, or went wrong. */
  changed(problem?: string | null): void
}

type Rest = Pick<PhoneCore, 'client' | 'decide' | 'misbehave' | 'changed'> & { readonly chains: readonly PhoneChain[] }

/** Chains and accounts, remembered beside the client's sessions. */
export async function createPhoneCore({ chains: given, ...rest }: Rest): Promise<PhoneCore> {
  const { client, changed } = rest
  const { storage } = client.core
  let state: Remembered = { index: 0, added: [], ...(await storage.getItem<Remembered>(stateKey)) }
  const change = async (part: Partial<Remembered>) => {
    state = { ...state, ...part }
    await storage.setItem(stateKey, state)
    changed()
  }
  const core: PhoneCore = {
    ...rest,
    chains: () => [...given, ...state.added],
    chain: (id) => core.chains().find((chain) => chain.id === id),
    addChain: async (chain) => {
      if (!core.chain(chain.id)) await change({ added: [...state.added, chain] })
    },
    index: () => state.index,
    useIndex: async (index) => {
      if (!Number.isInteger(index) || index < 0 || index >= accountNames.length)
        throw new RangeError(`The phone has no account ${index}`)
      await change({ index })
    },
    accountOn: (chain) => {
      const keyring = keyringOf(namespaceOf(chain.id))
      if (!keyring) throw new PhoneError(5100)
      return `${chain.id}:${keyring.address(state.index, chain)}`
    },
    session: (topic) => client.session.get(topic),
  }
  return core
}

/** The peer, by its own words. */
export function appOf({ name, url }: PhoneApp): PhoneApp {
  return { name: String(name), url: String(url) }
}

/** The chains of a session's namespace, with or without a list of their own. */
export function chainsOf({ chains, accounts }: SessionTypes.Namespace): readonly string[] {
  return Array.from(
    new Set([...(chains ?? []), ...accounts.map((account) => account.split(':').slice(0, 2).join(':'))]),
  )
}
