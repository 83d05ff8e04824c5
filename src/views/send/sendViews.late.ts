export { default as Send } from './Send'
export { default as SelectToken } from './SelectToken'
export { SendConfirmedPart as SendConfirmed, SendPreviewPart as SendPreview } from './SendReviewed'
