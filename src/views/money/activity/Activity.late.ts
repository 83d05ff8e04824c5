export { default, ActivityTab } from './Activity'
