// What an instance does and reads without React, each by the name of its method or of its field in the snapshot.
export { balanceAtom as balance } from '../account/balance'
export { signMessage } from '../account/signMessage'
export { addNetwork, removeNetwork } from '../networks/editNetworks'
export { switchNetwork } from '../networks/switchNetwork'
export { sessionsAtom as sessions, signInAndWait as signIn } from '../signIn/sessions'
export { signOut } from '../signIn/signIn'
export { connect, disconnectAlive as disconnect, getProvider } from './methods'
