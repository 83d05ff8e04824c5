// Sends several calls.
export { resumeCalls, sendCalls, sendCallsPinned } from './send.late'
