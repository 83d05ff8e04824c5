// Code that a pairing needs only where the page signs in with it.
export { handleAuthenticateResponse, type AuthenticateHandler } from './authenticateResponse'
export { authenticationOf, signInOf } from './signIn'
