// What a pairing needs only where the page signs in with it.
export { guardAnswer, type AnswerGuard } from './authenticateResponse'
export { authenticationOf, signInOf } from './signIn'
