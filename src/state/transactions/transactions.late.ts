// What sends and follows transactions.
export { followTransactions } from './follow'
export { sendTransaction } from './send.late'
