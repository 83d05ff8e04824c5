// What asks wallets how calls stand, without what sends them.
export { followCalls } from './sent/follow'
