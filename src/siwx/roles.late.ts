// What the roles of sign-in do, loaded with the first call of one.
export { createCloudStorage } from './storage/cloudStorage'
export { createSiwx } from './createSiwx'
export { createLocalStorage } from './storage/localStorage'
export { createMessenger } from './messenger'
export { createSiwe } from './siwe'
