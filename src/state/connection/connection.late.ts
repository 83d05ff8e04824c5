// What a page needs of connections once there is one: made, taken up again, ended.
export { disconnect } from './disconnect'
export { reconnect } from './reconnect'
