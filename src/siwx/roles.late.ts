// The implementations of the sign-in roles, loaded with the first call of one.
export { createServerStorage } from './storage/serverStorage'
export { createSiwx } from './createSiwx'
export { createLocalStorage } from './storage/localStorage'
export { createMessenger } from './messenger'
export { createSiwe } from './siwe'
