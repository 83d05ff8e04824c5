import type { ReadInstruction } from './dataReader'

export const associatedTokenProgram = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL'
export const memoProgram = 'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXfDLGmfcHr'
export const computeBudgetProgram = 'ComputeBudget111111111111111111111111111111'

/** https://docs.rs/spl-associated-token-account-interface: creation, and creation if it is missing. */
export const readAssociatedToken: ReadInstruction = (data, account) =>
  data.isEmpty || data.u8() < 2
    ? { action: 'createTokenAccount', payer: account(0), account: account(1), owner: account(2), mint: account(3) }
    : null

/** https://docs.rs/spl-memo-interface: a text. */
export const readMemo: ReadInstruction = (data) => {
  const text = data.text()
  return text === null ? null : { action: 'memo', text }
}

/** https://docs.rs/solana-compute-budget-interface: what comes first is the number of the instruction. */
export const readComputeBudget: ReadInstruction = (data) => {
  switch (data.u8()) {
    case 2:
      return { action: 'computeLimit', units: data.u32() }
    case 3:
      return { action: 'computePrice', microLamports: data.u64() }
    default:
      return null
  }
}
