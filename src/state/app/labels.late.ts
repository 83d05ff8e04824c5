import type { Atom } from 'jotai/vanilla'
import { accountAtom } from '../account/account'
import { recentWalletsAtom } from '../connection/attach'
import { connectAttemptAtom } from '../connection/connect'
import { nameAtoms } from '../core/action'
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
import { switchAttemptAtom } from '../networks/switchAttempt'
import { isOpenAtom } from '../router/stack'
import { routeAtom } from '../router/navigation'
import { isSignInRequiredAtom, signInAtom } from '../signIn/state'
import { featuresAtom } from '../project/loadProject'
import { visibleWalletsAtom } from '../wallets/visibleWallets'

const atoms: Readonly<Record<string, Atom<unknown>>> = {
  accountAtom,
  activeConnectionAtom,
  activeNamespaceAtom,
  activeNetworkAtom,
  alertAtom,
  connectAttemptAtom,
  connectedAtom,
  connectionsAtom,
  connectorsAtom,
  featuresAtom,
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
  visibleWalletsAtom,
}

/** Names the atoms of `portico/state` that open pages have; those of later files name themselves, and verbs by `action`. */
export function label(): void {
  nameAtoms(atoms)
}
