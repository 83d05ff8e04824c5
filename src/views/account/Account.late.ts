export { default } from './Account'
