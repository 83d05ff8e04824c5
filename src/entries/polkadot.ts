export { polkadot, type PolkadotOptions } from '../chains/polkadot'
export { rpcReader } from '../chains/polkadot/rpc'
