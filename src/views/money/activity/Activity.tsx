'use client'
import { useAction, useValue } from '../../../hooks/PorticoProvider'
import { hasActivityAtom } from '../../../state/session/project/accountFeatures'
import { navigate } from '../../../state/shell/router/navigation'
import { GoHome } from '../../parts/account/GoHome'
import { ActivityView } from './ActivityView'
import { useActivityView } from './useActivityView'

/** Activity of the account, connected. */
export default function Activity() {
  const props = useActivityView()
  return useValue(hasActivityAtom) ? <ActivityView {...props} /> : <GoHome />
}

/** The first few of it, in the account. */
export function ActivityTab() {
  const go = useAction(navigate)
  return <ActivityView {...useActivityView()} onShowAll={() => go({ name: 'Transactions' })} />
}
