import type { ProposalTypes, SessionTypes } from '@walletconnect/types'
import { keyringOf, namespaceOf } from './keys/keyrings'
import { PhoneError } from './phoneError'
import type { Misbehaviour, PhoneChain } from './types'

interface Asked {
  readonly chains: readonly string[]
  readonly methods: readonly string[]
  readonly events: readonly string[]
}

export interface Means {
  readonly chains: readonly PhoneChain[]
  readonly misbehave: Misbehaviour
  /** The CAIP-10 account in use on a chain. */
  readonly accountOn: (chain: PhoneChain) => string
}

const commonEvents = ['accountsChanged', 'chainChanged']

/** The part of a proposal that the phone has: chains, methods and events. A required part that is missing is an error. */
export function approveNamespaces(proposal: ProposalTypes.Struct, means: Means): SessionTypes.Namespaces {
  const required = byNamespace(proposal.requiredNamespaces)
  const optional = byNamespace(proposal.optionalNamespaces)
  for (const [namespace, asked] of required) checkRequired(namespace, asked, means)
  const approved = Array.from(new Set([...required.keys(), ...optional.keys()])).flatMap((namespace) => {
    const asked = [required.get(namespace), optional.get(namespace)].filter((part) => part !== undefined)
    const granted = grant(namespace, merge(asked), means)
    return granted ? [[namespace, granted] as const] : []
  })
  if (approved.length === 0) throw new PhoneError(5100)
  return Object.fromEntries(approved)
}

function grant(
  namespace: string,
  asked: Asked,
  { chains, misbehave, accountOn }: Means,
): SessionTypes.Namespace | null {
  const keyring = keyringOf(namespace)
  const known = asked.chains.flatMap((id) => chains.find((chain) => chain.id === id) ?? [])
  if (!keyring || known.length === 0) return null
  const events = [...commonEvents, ...(keyring.events ?? [])]
  const granted = misbehave.wrongChains ? [{ id: `${namespace}:999999`, name: 'Elsewhere' }] : known
  return {
    chains: granted.map(({ id }) => id),
    accounts: granted.map((chain) => (misbehave.malformedAccounts ? `${chain.id}:nonsense` : accountOn(chain))),
    methods: asked.methods.filter((method) => keyring.methods.includes(method)),
    events: asked.events.filter((event) => events.includes(event)),
  }
}

function checkRequired(namespace: string, { chains, methods, events }: Asked, means: Means): void {
  const keyring = keyringOf(namespace)
  const isKnown = (id: string) => means.chains.some((chain) => chain.id === id)
  if (!keyring || !chains.every(isKnown)) throw new PhoneError(5100)
  if (!methods.every((method) => keyring.methods.includes(method))) throw new PhoneError(5101)
  if (!events.every((event) => [...commonEvents, ...(keyring.events ?? [])].includes(event))) throw new PhoneError(5102)
}

/** A proposal names a namespace by itself, with chains, or one chain of it. */
function byNamespace(asked: ProposalTypes.RequiredNamespaces | undefined): ReadonlyMap<string, Asked> {
  const found = new Map<string, Asked>()
  for (const [key, { chains, methods, events }] of Object.entries(asked ?? {})) {
    const namespace = namespaceOf(key)
    const part = { chains: chains ?? (key.includes(':') ? [key] : []), methods, events }
    const before = found.get(namespace)
    found.set(namespace, before ? merge([before, part]) : part)
  }
  return found
}

function merge(parts: readonly Asked[]): Asked {
  const all = (pick: (part: Asked) => readonly string[]) => Array.from(new Set(parts.flatMap(pick)))
  return {
    chains: all((part) => part.chains),
    methods: all((part) => part.methods),
    events: all((part) => part.events),
  }
}
