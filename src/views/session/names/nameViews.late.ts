export { default as RegisterAccountName } from './RegisterAccountName'
export { default as RegisterAccountNameSuccess } from './RegisterAccountNameSuccess'
