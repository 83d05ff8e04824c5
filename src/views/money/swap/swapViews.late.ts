export { default as Swap } from './Swap'
export {
  SwapConfirmedPart as SwapConfirmed,
  SwapPreviewPart as SwapPreview,
  SwapSelectTokenPart as SwapSelectToken,
} from './SwapParts'
