// One entry for what state loads late: a second one would move what both share into a file of its own.
export { createPairingSignIn } from './pairing/pairedSignIn'
export { storePairingSessions } from './pairing/storePairingSessions'
export { endSignIn } from './signIn/end/endSignIn'
export { requestSignIn } from './signIn/session'
export { watchSignIn } from './signIn/watchSignIn'
export { sendReport } from './project/errorReports'
