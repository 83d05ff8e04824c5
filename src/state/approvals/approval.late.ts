export { approveThen } from './approval'
