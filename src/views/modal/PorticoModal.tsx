'use client'
import { useEffect, useState } from 'react'
import { noteSurface } from '../../state/development'
import { useAction, usePortico, useValue } from '../../state/hooks'
import { isOpenAtom } from '../../state/router'
import { followShell } from '../../state/shell'
import { Appearance, type AppearanceProps } from './Appearance'
import { loadedShell, loadShell } from './load'
import type { ShellProps } from './Shell'

export interface PorticoModalProps extends AppearanceProps, ShellProps {
  /** Loads the modal's code when the page is idle instead of when a person comes near. @default false */
  prefetch?: boolean | undefined
}

/** The modal: place it once, anywhere below the provider. Its code arrives with the first open. */
export function PorticoModal({ prefetch = false, container, ...appearance }: PorticoModalProps) {
  const isOpen = useValue(isOpenAtom)
  const follow = useAction(followShell)
  const [, setArrived] = useState(false)
  const Shell = loadedShell()
  const { store } = usePortico()

  useEffect(() => noteSurface(store, 'modal'), [store])

  useEffect(() => {
    if (!isOpen || loadedShell()) return
    follow(loadShell()).then(
      () => setArrived(true),
      () => undefined, // the button says so
    )
  }, [isOpen, follow])

  useEffect(() => {
    if (!prefetch) return
    const whenIdle = window.requestIdleCallback ?? ((run: () => void) => window.setTimeout(run, 200))
    whenIdle(() => void loadShell().catch(() => undefined))
  }, [prefetch])

  return Shell && (
    <Appearance {...appearance}>
      <Shell container={container} />
    </Appearance>
  )
}
