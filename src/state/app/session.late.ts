// One chunk for what state loads late: several would cut what they share out of the page's own code.
export { createPairingSignIn, storePairingSessions } from '../pairing/pairedSignIn'
export { endSignIn } from '../signIn/cancelSignIn'
export { requestSignIn, watchSignIn } from '../signIn/session'
export { tellProject } from '../project/errorReports'
