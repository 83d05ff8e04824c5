'use client'
import { LiveRegion } from '../../primitives/LiveRegion'
import { connectAttemptAtom } from '../../state/connect'
import { connectorsAtom } from '../../state/connectors'
import { alertAtom, snackAtom } from '../../state/feedback'
import { shakeAtom } from '../../state/navigation'
import { useValue } from '../../state/hooks'
import { networksAtom } from '../../state/networks'
import { routeAtom, type RouteName } from '../../state/router'
import { switchAttemptAtom } from '../../state/switchNetwork'
import { useCopy } from '../copy/useCopy'

/** Says aloud what changes without the focus moving: waits, answers, refusals. */
export function Announcer() {
  const copy = useCopy()
  const connecting = useValue(connectAttemptAtom)
  const switching = useValue(switchAttemptAtom)
  const wallet = useValue(connectorsAtom).find(({ id }) => id === connecting?.subject)
  const network = useValue(networksAtom).find(({ caipNetworkId }) => caipNetworkId === switching?.subject)
  const snack = useValue(snackAtom)
  const alert = useValue(alertAtom)
  const refusals = useValue(shakeAtom)
  const route = useValue(routeAtom)

  const attempt = connecting ?? switching
  const words = connecting
    ? {
        title: copy.connecting[connecting.status].title(wallet?.name ?? ''),
        detail: copy.connecting[connecting.status].detail,
      }
    : switching
      ? {
          title: copy.switching[switching.status].title(network?.name ?? ''),
          detail: copy.switching[switching.status].detail,
        }
      : null
  const sentence = words ? `${words.title}. ${words.detail}` : ''
  const isWaiting = attempt?.status === 'opening' || attempt?.status === 'waiting'
  const refused: Partial<Record<RouteName, string>> = {
    SIWXSignMessage: copy.signIn.closeRefused,
    ApproveTransaction: copy.shell.closeRefusedAsking,
  }
  return (
    <>
      <LiveRegion>{isWaiting ? sentence : (snack && copy.snacks[snack.message]) || ''}</LiveRegion>
      <LiveRegion assertive>{attempt && !isWaiting ? sentence : ''}</LiveRegion>
      <LiveRegion assertive>{alert ? `${copy.alerts[alert].title}. ${copy.alerts[alert].detail}` : ''}</LiveRegion>
      {/* A new element each time, so that the same sentence is said again. */}
      <LiveRegion key={refusals} assertive>
        {refusals > 0 ? (refused[route.name] ?? copy.shell.closeRefused) : ''}
      </LiveRegion>
    </>
  )
}
