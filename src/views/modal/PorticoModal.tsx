'use client'
import { useEffect, useState } from 'react'
import { useAction, usePortico, useValue } from '../../hooks/PorticoProvider'
import { aheadAtom, followShell, getOwnPictures } from '../../state/router/modalLoading'
import { isOpenAtom } from '../../state/router/stack'
import { loadedShell, loadShell } from './chunks'
import type { ShellProps } from './Shell.late'

/** Props of `PorticoModal`. */
export type PorticoModalProps = ShellProps

const ignore = () => undefined

/** The modal: place it once, anywhere below the provider. Its code arrives ahead of the first open, or with it. */
export function PorticoModal(props: PorticoModalProps) {
  const isOpen = useValue(isOpenAtom)
  const isAhead = useValue(aheadAtom)
  const follow = useAction(followShell)
  const [, setArrived] = useState(false)
  const Shell = loadedShell()

  useEffect(() => {
    if (!isOpen || loadedShell()) return
    follow(loadShell()).then(() => setArrived(true), ignore) // when it fails the button says so
  }, [isOpen, follow])

  useEffect(() => {
    if (!isAhead) return
    // A failure here is not one yet: opening tries again and says so.
    loadShell().then(() => setArrived(true), ignore)
  }, [isAhead])

  // The pictures that wallets bring along are decoded while the code is on its way: then they take no time of the opening.
  const { store } = usePortico()
  const isWanted = isOpen || isAhead
  useEffect(() => {
    if (!isWanted || loadedShell()) return
    // Not in the task of the press.
    setTimeout(() => getOwnPictures(store.get).forEach((src) => (new Image().src = src)))
  }, [isWanted, store])

  return Shell && <Shell {...props} />
}
