import { identityAtom, knownIdentityAtom } from '../names/identity'
import { nameInputAtom, nameProblemAtom, suggestionsAtom } from '../names/form'
import { canGetNameAtom, nameZoneAtom, ownNameAtom, ownNamesAtom } from '../names/names'
import { registeredNameAtom, registrationAtom } from '../names/registration'
import { pairingAtom, pairingUriAtom } from '../pairing/pairing'
import { featuresAtom } from '../project/loadProject'
import { canCloseAtom, canGoBackAtom, directionAtom, shakeAtom } from '../router/navigation'
import { connectMethodsAtom } from '../wallets/connectRows'
import { shownWalletsAtom } from '../wallets/recommended'
import { allWalletsAtom } from '../wallets/search'
import { visibleWalletsAtom } from '../wallets/visibleWallets'

/** Atoms that views read, by their names. */
export const viewAtoms = {
  allWalletsAtom,
  canCloseAtom,
  canGetNameAtom,
  canGoBackAtom,
  connectMethodsAtom,
  directionAtom,
  featuresAtom,
  identityAtom,
  knownIdentityAtom,
  nameInputAtom,
  nameProblemAtom,
  nameZoneAtom,
  ownNameAtom,
  ownNamesAtom,
  pairingAtom,
  pairingUriAtom,
  registeredNameAtom,
  registrationAtom,
  shakeAtom,
  shownWalletsAtom,
  suggestionsAtom,
  visibleWalletsAtom,
}
