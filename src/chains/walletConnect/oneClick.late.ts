// What a pairing needs only where the page signs in with it.
export { guardAnswer, type AnswerGuard } from './answer'
export { authenticationOf, signInOf } from './signIn'
