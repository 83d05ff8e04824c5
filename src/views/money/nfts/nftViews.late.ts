// Collectibles of an account, and each of them: one chunk, as who sees them soon sees one.
export { Nft, Nfts } from './Nfts'
