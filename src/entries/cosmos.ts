export { cosmos, type CosmosOptions } from '../chains/cosmos'
export { restReader, type CosmosRest } from '../chains/cosmos/rest'
