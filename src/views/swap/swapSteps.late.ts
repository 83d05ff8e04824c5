// Apart from what is typed before, so that nobody waits for both.
export { default as SwapSelectToken } from './SwapSelectToken'
export { default as SwapPreview } from './SwapPreview'
export { default as SwapConfirmed } from './SwapConfirmed'
