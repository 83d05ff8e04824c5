// Sends and follows transactions.
export { checkNow, followIntents } from '../intents/followIntents'
export { sendPinned, sendTransaction } from './send.late'
