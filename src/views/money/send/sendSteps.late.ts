// Apart from the form, so that neither waits for the other.
export { default as SelectToken } from './SelectToken'
export { default as SendPreview } from './SendPreview'
export { default as SendConfirmed } from './SendConfirmed'
