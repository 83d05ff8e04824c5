'use client'
import { memo, useEffect, useLayoutEffect, useState, type ComponentType } from 'react'
import { Stack } from '../../../primitives/layout/Stack'
import { useAction, usePortico, useValue } from '../../../hooks/PorticoProvider'
import {
  back,
  canGoBackAtom,
  directionAtom,
  refuseRoute,
  routeAtom,
  trackedStackAtom,
} from '../../../state/shell/router/navigation'
import { loadProject } from '../../../state/session/project/loadProject'
import { homeRouteAtom } from '../../../state/shell/router/stack'
import { useCopy } from '../../copy/useCopy'
import { routes, titleOf } from '../../routes'
import { Feedback } from '../feedback/Feedback'
import { Outlet } from './Outlet'
import { SlottedCard, type SlottedCardProps } from './Slots'
import { useViewFocus } from './effects/useViewFocus'

/** Props of `Surface`. */
export interface SurfaceProps {
  titleId?: string | undefined
  /** Absent where there is nothing to close. */
  onClose?: (() => void) | undefined
  /** While the dialog closes it keeps the view that it had: what comes next is for the next opening. */
  isLeaving?: boolean | undefined
  /** Draws the card; by default of one pane. */
  card?: ComponentType<SlottedCardProps> | undefined
}

/**
 * The current view in its card: what the modal and the embedded variant have in common. What was drawn ahead is not drawn again
 * when the modal opens.
 */
export const Surface = memo(function Surface({
  titleId,
  onClose,
  isLeaving = false,
  card: Card = SlottedCard,
}: SurfaceProps) {
  const copy = useCopy()
  const askProject = useAction(loadProject)
  useEffect(() => void askProject(), [askProject])
  const { store } = usePortico()
  // A subscription, not a value: a change of the stack alone draws nothing.
  useEffect(() => store.sub(trackedStackAtom, Boolean), [store])
  const wanted = useValue(routeAtom)
  const home = useValue(homeRouteAtom)
  const isThere = Object.hasOwn(routes, wanted.name)
  const next = isThere ? wanted : home
  const refuse = useAction(refuseRoute)
  useLayoutEffect(() => {
    if (!isThere) refuse(Object.keys(routes))
  }, [isThere, refuse])
  const direction = useValue(directionAtom)
  const canNextGoBack = useValue(canGoBackAtom)
  const [{ route, canGoBack }, show] = useState({ route: next, canGoBack: canNextGoBack })
  if (!isLeaving && (route !== next || canGoBack !== canNextGoBack)) show({ route: next, canGoBack: canNextGoBack })
  const goBack = useAction(back)
  const focus = useViewFocus(route.name, direction)
  return (
    <Card
      route={route}
      isLeaving={isLeaving}
      header={{
        title: titleOf(copy, route.name),
        titleId,
        titleRef: focus.titleRef,
        onBack: canGoBack ? () => goBack() : undefined,
        backLabel: copy.shell.back,
        onClose,
        closeLabel: copy.shell.close,
      }}
    >
      {(shown) => (
        <>
          <Feedback />
          <Stack ref={focus.bodyRef} onPointerDownCapture={focus.note} onClickCapture={focus.note}>
            <Outlet route={shown} direction={direction} />
          </Stack>
        </>
      )}
    </Card>
  )
})
