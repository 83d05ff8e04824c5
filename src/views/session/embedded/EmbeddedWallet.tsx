'use client'
import { useEffect } from 'react'
import { useAction, useValue } from '../../../hooks/PorticoProvider'
import { connectEmbedded, embeddedAttemptAtom } from '../../../state/session/embedded/connectEmbedded'
import {
  askInWindow,
  embeddedPageAtom,
  inLook,
  leaveEmbeddedPage,
  openEmbeddedWindow,
  retryEmbeddedPage,
} from '../../../state/session/embedded/page'
import { useAppearance } from '../../../primitives/theme/ThemeRoot'
import { failureOf } from '../../../state/session/embedded/failureOf'
import { back } from '../../../state/shell/router/navigation'
import { EmbeddedWalletView, type EmbeddedWalletViewProps } from './EmbeddedWalletView'

/**
 * Props of `EmbeddedWalletView` for the page that is shown. `purpose: 'connect'` connects the wallet once the view is there.
 * @example
 * <EmbeddedWalletView {...useEmbeddedWalletView('connect')} />
 */
export function useEmbeddedWalletView(purpose: 'connect' | 'request'): EmbeddedWalletViewProps {
  const page = useValue(embeddedPageAtom)
  const attempt = useValue(embeddedAttemptAtom)
  const connect = useAction(connectEmbedded)
  const ask = useAction(askInWindow)
  const openWindow = useAction(openEmbeddedWindow)
  const retry = useAction(retryEmbeddedPage)
  const leave = useAction(leaveEmbeddedPage)
  const goBack = useAction(back)
  const appearance = useAppearance()
  const start = () => void connect().catch(() => undefined) // the view shows it
  useEffect(() => {
    // Once for each time that the view is opened.
    if (purpose === 'connect') void connect().catch(() => undefined)
  }, [purpose, connect])
  const shared: Omit<EmbeddedWalletViewProps, 'status'> = {
    purpose,
    onWindow: (shown) => {
      if (page) void ask(page.id, shown)
    },
    onOpenWindow: () => page && openWindow(inLook(page.url, appearance)),
    onRetry: () => (page ? retry() : start()),
    onCancel: () => (purpose === 'connect' ? goBack() : leave()),
  }
  if (!page) {
    const failure = attempt?.status === 'ended' ? failureOf(attempt.error) : null
    return { ...shared, status: failure ?? 'loading' }
  }
  const { id, url, status } = page
  const shown = { ...shared, page: { id, url: inLook(url, appearance) } }
  if (status.step === 'failed') return { ...shown, status: failureOf(status.error) }
  if (status.step === 'window') return { ...shown, status: status.isBlocked ? 'blocked' : 'window' }
  if (status.step === 'shown') return { ...shown, status: 'shown', height: status.height }
  return { ...shown, status: status.step }
}

/** Creates or opens the embedded wallet, connected. */
export function ConnectingEmbedded() {
  return <EmbeddedWalletView {...useEmbeddedWalletView('connect')} />
}

/** A page of the embedded wallet that a request waits for, connected. */
export function EmbeddedRequest() {
  return <EmbeddedWalletView {...useEmbeddedWalletView('request')} />
}
