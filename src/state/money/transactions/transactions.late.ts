// Sends and follows transactions.
export { followTransactions } from './follow'
export { sendPinned, sendTransaction } from './send.late'
