export { approveThen } from './approval'
export { reportBlockedRequest } from './blockedRequest'
