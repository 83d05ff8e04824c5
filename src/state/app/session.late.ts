// One chunk for what state loads late: several would cut what they share out of the page's own code.
export { draftSignIn, keepSignIns } from '../pairing/pairedSignIn'
export { settleSession } from '../signIn/session'
export { askToSignIn, endSignIn } from '../signIn/verbs'
export { watchSignIn } from '../signIn/watchSignIn'
export { tellProject } from '../project/errorReports'
