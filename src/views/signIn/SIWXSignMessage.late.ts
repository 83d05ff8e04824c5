export { default } from './SIWXSignMessage'
