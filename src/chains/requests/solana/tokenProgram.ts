import type { Action, AccountAt, ReadInstruction, DataReader } from './dataReader'

/** The token program and its successor, Token-2022, which keeps the instructions of the first. */
export const tokenPrograms = [
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
]

/** An amount counts as unlimited from half of the largest 64 bit number. */
const halfOfAll = 2n ** 63n

const authorityTypes = ['mint', 'freeze', 'owner', 'close'] as const

/** https://docs.rs/spl-token-2022-interface: what comes first is the number of the instruction. */
export const readToken: ReadInstruction = (data, account) => {
  switch (data.u8()) {
    case 3:
      return transfer(account, null, data.u64(), null, null)
    case 4:
      return approve(account, null, data.u64(), null)
    case 5:
      return { action: 'tokenRevoke', account: account(0), owner: account(1) }
    case 6:
      return setAuthority(data, account)
    case 7:
      return {
        action: 'tokenMint',
        mint: account(0),
        account: account(1),
        authority: account(2),
        amount: data.u64(),
        decimals: null,
      }
    case 8:
      return {
        action: 'tokenBurn',
        account: account(0),
        mint: account(1),
        authority: account(2),
        amount: data.u64(),
        decimals: null,
      }
    case 9:
      return { action: 'tokenClose', account: account(0), recipient: account(1), owner: account(2) }
    case 12:
      return transfer(account, account(1), data.u64(), data.u8(), null)
    case 13:
      return approve(account, account(1), data.u64(), data.u8())
    case 14:
      return {
        action: 'tokenMint',
        mint: account(0),
        account: account(1),
        authority: account(2),
        amount: data.u64(),
        decimals: data.u8(),
      }
    case 15:
      return {
        action: 'tokenBurn',
        account: account(0),
        mint: account(1),
        authority: account(2),
        amount: data.u64(),
        decimals: data.u8(),
      }
    case 26:
      // The extension for fees; its second instruction is the transfer.
      return data.u8() === 1 ? transfer(account, account(1), data.u64(), data.u8(), data.u64()) : null
    default:
      return null
  }
}

function transfer(
  account: AccountAt,
  mint: string | null,
  amount: bigint,
  decimals: number | null,
  fee: bigint | null,
): Action {
  const [recipient, authority] = decimals === null ? [account(1), account(2)] : [account(2), account(3)]
  return { action: 'tokenTransfer', from: account(0), recipient, authority, mint, amount, decimals, fee }
}

function approve(account: AccountAt, mint: string | null, amount: bigint, decimals: number | null): Action {
  const [delegate, owner] = decimals === null ? [account(1), account(2)] : [account(2), account(3)]
  return {
    action: 'tokenApprove',
    account: account(0),
    delegate,
    owner,
    mint,
    amount,
    decimals,
    isUnlimited: amount >= halfOfAll,
  }
}

function setAuthority(data: DataReader, account: AccountAt): Action {
  const authorityType = authorityTypes[data.u8()] ?? 'other'
  const newAuthority = data.u8() === 0 ? null : data.address()
  return { action: 'tokenSetAuthority', account: account(0), authority: account(1), authorityType, newAuthority }
}
