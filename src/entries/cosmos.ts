export { cosmos, type CosmosOptions } from '../chains/cosmos'
