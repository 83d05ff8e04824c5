import type { Atom } from 'jotai/vanilla'
import { accountAtom } from '../account/account'
import { balanceAtom } from '../account/balance'
import { approvalAtom } from '../approvals/queue'
import { recentWalletsAtom } from '../connection/attach'
import { connectAttemptAtom } from '../connection/connect'
import {
  activeConnectionAtom,
  activeNamespaceAtom,
  connectedAtom,
  connectionsAtom,
  handlesAtom,
  statusAtom,
  connectorsAtom,
} from '../connection/state'
import { alertAtom, snackAtom } from '../feedback/feedback'
import { activeNetworkAtom, networksAtom } from '../networks/state'
import { switchAttemptAtom } from '../networks/switchNetwork'
import { isOpenAtom, routeAtom } from '../router/stack'
import { isSignInRequiredAtom, signInAtom } from '../signIn/state'
import { viewAtoms } from './viewAtoms'

const atoms: Readonly<Record<string, Atom<unknown>>> = {
  accountAtom,
  activeConnectionAtom,
  activeNamespaceAtom,
  activeNetworkAtom,
  alertAtom,
  approvalAtom,
  balanceAtom,
  connectAttemptAtom,
  connectedAtom,
  connectionsAtom,
  connectorsAtom,
  handlesAtom,
  isOpenAtom,
  isSignInRequiredAtom,
  networksAtom,
  recentWalletsAtom,
  routeAtom,
  signInAtom,
  snackAtom,
  statusAtom,
  switchAttemptAtom,
  ...viewAtoms,
}

/** Names every atom of `portico/state` as it is exported. Verbs have their names from `action`. */
export function label(): void {
  for (const [name, one] of Object.entries(atoms)) one.debugLabel = name
}
