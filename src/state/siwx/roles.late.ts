// What the roles of sign-in do, loaded with the first call of one.
export { createCloudStorage } from './cloudStorage'
export { createSiwx } from './createSiwx'
export { createLocalStorage } from './localStorage'
export { createMessenger } from './messenger'
export { createSiwe } from './siwe'
