// What sends several calls, and follows them.
export { followCalls } from './follow'
export { resumeCalls, sendCalls } from './send.late'
