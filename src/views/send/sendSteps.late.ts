// Apart from what is typed before, so that nobody waits for both.
export { default as SelectToken } from './SelectToken'
export { default as SendPreview } from './SendPreview'
export { default as SendConfirmed } from './SendConfirmed'
