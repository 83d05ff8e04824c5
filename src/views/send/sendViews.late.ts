export { default as Send } from './Send'
export { default as SelectToken } from './SelectToken'
export { default as SendPreview } from './SendPreview'
export { default as SendConfirmed } from './SendConfirmed'
