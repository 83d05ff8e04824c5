// Sends and follows transactions.
export { checkNow, dropIntent, followIntents } from '../intents/followIntents'
export { sendPinned, sendTransaction } from './send.late'
