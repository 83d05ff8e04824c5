'use client'
import { lazy, memo, Suspense, useId, useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react'
import { Dialog } from '../../../primitives/overlays/Dialog'
import { afterNextFrame } from '../../../primitives/overlays/scrollLock'
import { ThemeRoot } from '../../../primitives/theme/ThemeRoot'
import { noteSurface } from '../../../state/core/development/development'
import { enterDialog, requestClose, shakeAtom } from '../../../state/shell/router/navigation'
import { PorticoContext, useAction, usePortico, useValue } from '../../../hooks/PorticoProvider'
import { deferStore } from '../../../state/session/connection/deferredStore'
import { connectedAtom } from '../../../state/core/visitor/connections'
import { followsHistoryAtom, prepareAccount, prepareBackend } from '../../../state/session/wallets/prepare'
import { newsAtom } from '../../../state/shell/feedback/feedback'
import { report } from '../../../state/core/report'
import { close, isOpenAtom, routerAtom } from '../../../state/shell/router/stack'
import { EntryBoundary } from '../feedback/EntryBoundary'
import { Announcer } from '../feedback/Announcer'
import { Appearance, type AppearanceProps } from './Appearance'
import { Surface } from './Surface'
import { loadConnectedViews } from '../../routes'
import { SlotsProvider, type Slots } from './Slots'
import { useCard } from './useCard'
import { firstOption } from './effects/useViewFocus'

// A message that cannot be drawn is still said aloud.
const PageFeedback = lazy(() => import('../feedback/PageFeedback.late').catch(() => ({ default: () => null })))

/** Props of `Shell`. */
export interface ShellProps extends AppearanceProps {
  /** Element that the dialog is appended to. In a shadow root, the root needs the stylesheet. @default the page body */
  container?: Element | null | undefined
  /** Content that the page adds to the views. */
  slots?: Slots | undefined
  /** `wide`: in a wide window the list of wallets stands beside what is told of them. @default 'card' */
  layout?: 'card' | 'wide' | undefined
  /** Short messages, and alerts for visitors, appear on the page while the modal is closed. @default true */
  pageNotices?: boolean | undefined
}

/** The dialog with the current view: everything that is not needed before the first open. */
export const Shell = memo(function Shell({ container, slots, pageNotices, layout, ...appearance }: ShellProps) {
  const portico = usePortico()
  const own = useMemo(() => ({ ...portico, store: deferStore(portico.store, afterNextFrame) }), [portico])
  return (
    <PorticoContext.Provider value={own}>
      <Guard>
        <Appearance {...appearance}>
          <SlotsProvider slots={slots}>
            <ModalDialog container={container} pageNotices={pageNotices} layout={layout} />
          </SlotsProvider>
        </Appearance>
      </Guard>
    </PorticoContext.Provider>
  )
})

/** Error boundary of the modal. It reads the store of `Shell`: another one would draw the closing a frame too early. */
function Guard({ children }: { children: ReactNode }) {
  const leave = useAction(close)
  return (
    <EntryBoundary onError={useAction(report)} onGiveUp={() => leave()} resetKey={useValue(isOpenAtom)}>
      {children}
    </EntryBoundary>
  )
}

function ModalDialog({
  container,
  pageNotices = true,
  layout,
}: Pick<ShellProps, 'container' | 'pageNotices' | 'layout'>) {
  const card = useCard(layout)
  const prepare = useAction(prepareBackend)
  useEffect(() => prepare(), [prepare])
  const isConnected = useValue(connectedAtom)
  const prepareViews = useAction(prepareAccount)
  // A failure here is not one yet: opening tries again and says so.
  useEffect(
    () => (isConnected ? prepareViews(() => void loadConnectedViews().catch(() => undefined)) : undefined),
    [isConnected, prepareViews],
  )
  const titleId = useId()
  const isOpen = useValue(isOpenAtom)
  const hasNews = useValue(newsAtom)
  const followsHistory = useValue(followsHistoryAtom)
  const refusals = useValue(shakeAtom)
  const dismiss = useAction(requestClose)
  const initialFocus = {
    get current() {
      return firstOption(titleId)
    },
  }
  // Two dialogs over each other would trap the focus of each other.
  const [isShown, show] = useState(false)
  const enter = useAction(enterDialog)
  const { store } = usePortico()
  useLayoutEffect(() => enter(show), [enter])
  useEffect(() => noteSurface(store, 'modal'), [store])
  useEffect(() => {
    if (!isOpen || !followsHistory) return
    // Without it the way back leads out of the page, as ever.
    import('../../../state/shell/router/history.late')
      .then(({ followHistory }) => followHistory(store))
      .catch(() => undefined)
  }, [isOpen, followsHistory, store])
  // The view that is drawn ahead is the home view without an account.
  const [opened, setOpened] = useState({ isOpen, isLeaving: false, count: 0 })
  if (opened.isOpen !== isOpen)
    setOpened({
      isOpen,
      isLeaving: !isOpen,
      count: opened.count + Number(isOpen && (isConnected || store.get(routerAtom).stack.length > 0)),
    })
  if (!isShown || !card) return null
  return (
    <ThemeRoot>
      <Announcer />
      {pageNotices && hasNews && !isOpen && (
        <Suspense>
          <PageFeedback />
        </Suspense>
      )}
      <Dialog
        open={isOpen}
        keepMounted={!isConnected}
        onDismiss={dismiss}
        // So that what is drawn ahead for the next opening is not drawn again with it.
        onExitComplete={() => setOpened((last) => ({ ...last, isLeaving: false }))}
        labelledBy={titleId}
        initialFocus={initialFocus}
        shakeCount={refusals}
        container={container}
      >
        <Surface key={opened.count} titleId={titleId} onClose={dismiss} isLeaving={opened.isLeaving} card={card} />
      </Dialog>
    </ThemeRoot>
  )
}
