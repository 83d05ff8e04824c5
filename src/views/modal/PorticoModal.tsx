'use client'
import { useEffect, useState } from 'react'
import type { Connector } from '../../chains/adapter'
import { useAction, usePortico, useValue } from '../../hooks/PorticoProvider'
import { connectorsAtom } from '../../state/connection/state'
import { aheadAtom, followShell } from '../../state/router/modalLoading'
import { isOpenAtom } from '../../state/router/stack'
import { loadedShell, loadShell } from './chunks'
import type { ShellProps } from './Shell.late'

/** Props of `PorticoModal`. */
export type PorticoModalProps = ShellProps

/** How many rows of wallets are seen first. */
const picturesMax = 5
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
    const pictures = store.get(connectorsAtom).slice(0, picturesMax).map(readPicture)
    // A browser forgets a picture that nobody holds.
    return () => void pictures.splice(0)
  }, [isWanted, store])

  return Shell && <Shell {...props} />
}

/** Each in a task of its own, not in that of the press. */
function readPicture({ icon }: Connector): HTMLImageElement {
  const picture = new Image()
  if (icon) setTimeout(() => (picture.src = icon))
  return picture
}
