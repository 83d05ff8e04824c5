// Apart from the form, so that neither waits for the other.
export { default as SwapSelectToken } from './SwapSelectToken'
export { default as SwapPreview } from './SwapPreview'
export { default as SwapConfirmed } from './SwapConfirmed'
