// Asks wallets for the state of calls, without the code that sends them.
export { followCalls } from './sent/follow'
