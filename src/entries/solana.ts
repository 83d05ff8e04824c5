export { solana, type SolanaAdapter, type SolanaOptions } from '../chains/solana'
export type { SolanaHandle, SolanaSignInInput, SolanaSignInOutput, SolanaSigning } from '../chains/solana/handle'
export type { SolanaReader, TokenAmount } from '../chains/solana/reader.late'
