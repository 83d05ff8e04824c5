export { polkadot, type PolkadotOptions } from '../chains/polkadot'
