export { bip122, type Bip122Adapter, type Bip122Handle, type Bip122Options } from '../chains/bip122'
export type { BitcoinAddress, BitcoinPurpose } from '../chains/bip122/addresses'
export { esploraReader } from '../chains/bip122/esplora'
