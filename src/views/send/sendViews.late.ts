export { default as Send } from './Send'
export {
  SelectTokenPart as SelectToken,
  SendConfirmedPart as SendConfirmed,
  SendPreviewPart as SendPreview,
} from './SendParts'
