'use client'
import type { AsyncState } from '../../state/core/asyncState'
import type { PorticoStore } from '../../state/core/env'
import { identityAtom, type Identity } from '../../state/session/names/identity'
import { useValue } from '../PorticoProvider'
import { useVerb, type Verb } from '../useVerb'

/**
 * Name and picture of the connected account; `value` is null while no account is connected. Its use asks the name service.
 * @example
 * const identity = useIdentity()
 * const name = identity.status === 'ready' ? identity.value?.name : undefined
 */
export function useIdentity(): AsyncState<Identity | null> {
  return useValue(identityAtom)
}

/**
 * Finds the address behind a name; `data` is null for a name without an owner. Rejects with `ResolveNameError` for what
 * is no name, or with `NamesUnavailableError` and `ChainNotSupportedError` where names cannot be had.
 * @example
 * const { resolveName, data: address } = useResolveName()
 */
export function useResolveName(): Verb<'resolveName', [name: string], string | null> {
  return useVerb('resolveName', runResolve)
}

async function runResolve(store: PorticoStore, name: string): Promise<string | null> {
  return store.set((await import('../verbs.late')).resolveName, name)
}
