export { default } from './Activity'
