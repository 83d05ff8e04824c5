// Sends several calls, and follows them.
export { followCalls } from './sent/follow'
export { resumeCalls, sendCalls, sendCallsPinned } from './send.late'
