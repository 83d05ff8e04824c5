export { default as WalletSend } from './Send'
export {
  SelectTokenPart as WalletSendSelectToken,
  SendConfirmedPart as WalletSendConfirmed,
  SendPreviewPart as WalletSendPreview,
} from './SendParts'
