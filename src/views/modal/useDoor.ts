'use client'
import { useCallback } from 'react'
import { connectedAtom } from '../../state/connections'
import { useAction, useValue } from '../../state/hooks'
import { open, type Route } from '../../state/router'
import { loadAccount, loadShell } from './load'

/** What a button that opens the modal does when pressed, and when the pointer or the focus comes near. */
export function useDoor(route?: Route): { onPress: () => void; onNear: () => void } {
  const openModal = useAction(open)
  const isConnected = useValue(connectedAtom)
  const onNear = useCallback(() => {
    // A failure here is not one yet: opening tries again and says so.
    loadShell().catch(() => undefined)
    if (isConnected) loadAccount().catch(() => undefined)
  }, [isConnected])
  return { onPress: () => openModal(route), onNear }
}
