'use client'
import { useEffect, useState } from 'react'
import { useAction, usePortico, useValue } from '../../../hooks/PorticoProvider'
import { aheadAtom, followShell, getOwnPictures } from '../../../state/shell/router/modalLoading'
import { isOpenAtom } from '../../../state/shell/router/stack'
import { loadedShell, loadShell } from './chunks'
import type { ShellProps } from './Shell.late'

/** Props of `PorticoModal`. */
export type PorticoModalProps = ShellProps

/** The modal: place it once, anywhere below the provider. Its code arrives ahead of the first open, or with it. */
export function PorticoModal(props: PorticoModalProps) {
  const isOpen = useValue(isOpenAtom)
  const isAhead = useValue(aheadAtom)
  const follow = useAction(followShell)
  const [, setArrived] = useState(false)
  const Shell = loadedShell()
  const isWanted = isOpen || isAhead

  useEffect(() => {
    if (!isWanted || Shell) return
    // Ahead a failure is not one yet: opening tries again, and the button says so.
    const loading = isOpen ? follow(loadShell()) : loadShell()
    loading.then(() => setArrived(true), Boolean)
  }, [isWanted, isOpen, follow, Shell])

  // The pictures that wallets bring along are decoded while the code is on its way: then they take no time of the opening.
  const { store } = usePortico()
  useEffect(() => {
    if (!isWanted || Shell) return
    // Not in the task of the press.
    setTimeout(() => getOwnPictures(store.get).forEach((src) => (new Image().src = src)))
  }, [isWanted, store, Shell])

  return Shell && <Shell {...props} />
}
