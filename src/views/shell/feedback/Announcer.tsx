'use client'
import { memo } from 'react'
import { LiveRegion } from '../../../primitives/feedback/LiveRegion'
import { connectAttemptAtom } from '../../../state/session/connection/connect'
import { connectorsAtom } from '../../../state/core/visitor/connections'
import { snackAtom } from '../../../state/shell/feedback/feedback'
import { routeAtom, shakeAtom } from '../../../state/shell/router/navigation'
import { useValue } from '../../../hooks/PorticoProvider'
import { networksAtom } from '../../../state/core/visitor/networks'
import type { RouteName } from '../../../state/core/route'
import { switchAttemptAtom } from '../../../state/session/networks/switchAttempt'
import { useCopy } from '../../copy/useCopy'
import { useAlertWords } from './useAlertWords'

/** Announces changes that do not move the focus: waiting, answers, refusals. */
export const Announcer = memo(function Announcer() {
  const copy = useCopy()
  const connecting = useValue(connectAttemptAtom)
  const switching = useValue(switchAttemptAtom)
  const attempt = connecting ?? switching
  const wallet = useValue(connectorsAtom).find(({ id }) => id === attempt?.subject)
  const network = useValue(networksAtom).find(({ caipNetworkId }) => caipNetworkId === attempt?.subject)
  const snack = useValue(snackAtom)
  const alert = useAlertWords()
  const refusals = useValue(shakeAtom)
  const route = useValue(routeAtom)

  const words = attempt && copy[connecting ? 'connecting' : 'switching'][attempt.status]
  // The view of a wallet that ignores a switch says the next steps itself.
  const isShown = !connecting && attempt?.status === 'notAnswering' && route.name === 'SwitchNetwork'
  const sentence = words && !isShown ? `${words.title((wallet ?? network)?.name ?? '')}. ${words.detail}` : ''
  const isWaiting = attempt?.status === 'opening' || attempt?.status === 'waiting'
  const said = snack ? copy.snacks[snack.message] : ''
  const isError = snack?.tone === 'error'
  const refused: Partial<Record<RouteName, string>> = {
    SIWXSignMessage: copy.shell.closeRefusedSignIn,
    ApproveTransaction: copy.shell.closeRefusedAsking,
    EmbeddedRequest: copy.shell.closeRefusedAsking,
  }
  return (
    <>
      <LiveRegion>{isWaiting ? sentence : isError ? '' : said}</LiveRegion>
      <LiveRegion assertive>{attempt && !isWaiting ? sentence : ''}</LiveRegion>
      {/* An error is said whatever else is. */}
      <LiveRegion assertive>{isError ? said : ''}</LiveRegion>
      <LiveRegion assertive>{alert ? `${alert.title}. ${alert.detail}` : ''}</LiveRegion>
      {/* A new element each time, so that the same sentence is said again. */}
      <LiveRegion key={refusals} assertive>
        {refusals > 0 ? (refused[route.name] ?? copy.shell.closeRefused) : ''}
      </LiveRegion>
    </>
  )
})
