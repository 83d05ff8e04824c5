import type { Atom } from 'jotai/vanilla'
import { accountAtom } from '../session/account/account'
import { recentWalletsAtom } from '../session/connection/attach'
import { connectAttemptAtom } from '../session/connection/connect'
import { nameAtoms } from '../core/action'
import {
  activeConnectionAtom,
  activeNamespaceAtom,
  connectedAtom,
  connectionsAtom,
  handlesAtom,
  statusAtom,
  connectorsAtom,
} from '../core/visitor/connections'
import { alertAtom, snackAtom } from '../shell/feedback/feedback'
import { activeNetworkAtom, networksAtom } from '../core/visitor/networks'
import { switchAttemptAtom } from '../session/networks/switchAttempt'
import { isOpenAtom } from '../shell/router/stack'
import { routeAtom } from '../shell/router/navigation'
import { isSignInRequiredAtom, signInAtom } from '../core/visitor/signIn'
import { featuresAtom } from '../session/project/loadProject'
import { visibleWalletsAtom } from '../session/wallets/visibleWallets'

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
