import type { ReadInstruction } from './dataReader'

export const systemProgram = '11111111111111111111111111111111'

/** https://docs.rs/solana-system-interface: what comes first is the number of the instruction. */
export const readSystem: ReadInstruction = (data, account) => {
  switch (data.u32()) {
    case 0:
      return {
        action: 'createAccount',
        from: account(0),
        account: account(1),
        lamports: data.u64(),
        space: data.u64(),
        owner: data.address(),
      }
    case 1:
      return { action: 'assign', account: account(0), owner: data.address() }
    case 2:
      return { action: 'transfer', from: account(0), recipient: account(1), lamports: data.u64() }
    case 3: {
      data.address()
      data.skipText()
      const [lamports, space] = [data.u64(), data.u64()]
      return { action: 'createAccount', from: account(0), account: account(1), lamports, space, owner: data.address() }
    }
    case 4:
      return { action: 'advanceNonce', account: account(0), authority: account(2) }
    case 10:
      data.address()
      data.skipText()
      return { action: 'assign', account: account(0), owner: data.address() }
    case 11:
      return { action: 'transfer', from: account(0), recipient: account(2), lamports: data.u64() }
    default:
      return null
  }
}
