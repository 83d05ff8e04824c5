'use client'
import type { AsyncState } from '../state/core/asyncState'
import { useAction, useValue } from './PorticoProvider'
import { identityAtom, type Identity } from '../state/names/identity'
import { resolveName } from '../state/names/resolveName'

/** Name and picture of the active account, null while nobody is connected; looking asks the name service. */
export function useIdentity(): AsyncState<Identity | null> {
  return useValue(identityAtom)
}

/** Finds the address behind a name, null for none; rejects with `ResolveNameError`, or where names cannot be had. */
export function useResolveName(): (name: string) => Promise<string | null> {
  return useAction(resolveName)
}
