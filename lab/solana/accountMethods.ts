import { base58 } from '@scure/base'
import { readAddress } from './address'
import {
  decimalsOf,
  describeAccount,
  describeAmount,
  findAccount,
  readMint,
  readTokenAccount,
  tokenPrograms,
  type Account,
} from './accounts'
import type { Ledger } from './ledger'
import { count, options, RpcFailure, text, texts, type RpcMethod } from './rpcFailure'

/** Reads of accounts and tokens. */
export function accountMethods(
  ledger: Ledger,
  inContext: (value: unknown) => unknown,
): Readonly<Record<string, RpcMethod>> {
  const { svm } = ledger
  const show = (address: unknown, given: unknown) => {
    const account = findAccount(ledger, readAddress(address))
    return account && describeAccount(ledger, account, options(given).encoding)
  }
  const list = (accounts: readonly Account[], given: unknown) =>
    accounts.map((account) => ({
      pubkey: account.address,
      account: describeAccount(ledger, account, options(given).encoding),
    }))

  return {
    getBalance: ([address]) => inContext(ledger.balanceOf(readAddress(address))),
    getAccountInfo: ([address, given]) => inContext(show(address, given)),
    getMultipleAccounts: ([addresses, given]) => inContext(texts(addresses).map((address) => show(address, given))),
    getMinimumBalanceForRentExemption: ([size]) => Number(svm.minimumBalanceForRentExemption(BigInt(count(size)))),
    getProgramAccounts: ([program, given]) => {
      const { filters } = options(given)
      const wanted = Array.isArray(filters) ? filters : []
      return list(
        svm
          .getProgramAccounts(readAddress(program))
          .filter((account) => wanted.every((filter) => matches(account, filter))),
        given,
      )
    },
    getTokenAccountsByOwner: ([owner, filter, given]) => {
      const { programId, mint } = options(filter)
      const programs = programId === undefined ? tokenPrograms : [readAddress(programId)]
      const isWanted = (account: Account) => {
        const token = readTokenAccount(account)
        return token?.owner === readAddress(owner) && (mint === undefined || token.mint === mint)
      }
      return inContext(list(programs.flatMap((program) => svm.getProgramAccounts(program)).filter(isWanted), given))
    },
    getTokenAccountBalance: ([address]) => {
      const account = findAccount(ledger, readAddress(address))
      const token = account && readTokenAccount(account)
      if (!token) throw new RpcFailure(-32602, 'Invalid param: could not find account')
      return inContext(describeAmount(token.amount, decimalsOf(ledger, token.mint)))
    },
    getTokenSupply: ([address]) => {
      const account = findAccount(ledger, readAddress(address))
      const mint = account && readMint(account)
      if (!mint) throw new RpcFailure(-32602, 'Invalid param: not a Token mint')
      return inContext(describeAmount(mint.supply, mint.decimals))
    },
  }
}

function matches({ data }: Account, given: unknown): boolean {
  const { dataSize, memcmp } = options(given)
  if (dataSize !== undefined) return data.length === dataSize
  const { offset, bytes } = options(memcmp)
  const wanted = base58.decode(text(bytes))
  return wanted.every((byte, index) => data[count(offset) + index] === byte)
}
