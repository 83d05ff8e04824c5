export { eip155, type Eip155Options } from '../chains/eip155'
export { coinTypeOf } from '../chains/eip155/coinType'
export type { NameOptions } from '../chains/eip155/nameOptions'
