export { default } from './ApproveTransaction'
