import { privateKeyToAccount } from 'viem/accounts'
import { decodeFunctionData, domainSeparator, encodeAbiParameters, recoverTypedDataAddress, zeroHash } from 'viem'
import type { RpcCall } from '../../../src/chains/adapter'
import type { EvmTransaction } from '../../../src/chains/transactions'
import { abi, permitTypes } from './contracts'
import { contractOf } from '../tokens/samples'
import { createLedger, revert } from './ledger'

type Hex = `0x${string}`

/** The account of the lab's wallet, with its key. */
export const owner = privateKeyToAccount('0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d')

export const router = contractOf(100)
export const weth = contractOf(101)

/** Tokens that are traded in the lab. */
export const marketTokens = [
  { address: contractOf(1), name: 'Harbour Dollar', symbol: 'HRD', decimals: 6, hasPermit: true },
  { address: contractOf(2), name: 'Quay', symbol: 'QUAY', decimals: 18 },
  { address: contractOf(3), name: 'Tether of the Lab', symbol: 'USDT', decimals: 6 },
] as const
const [dollar, quay, tether] = marketTokens

const answerOf = (type: string, value: unknown) => encodeAbiParameters([{ type }], [value] as never)
const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/**
 * A chain with a router, its pools and tokens, which works: what is sent to it changes what everybody has, as Uniswap V2
 * counts it. `now` is the chain's time in seconds.
 */
export function createMarket(now: () => bigint) {
  const ledger = createLedger()
  const nonces = new Map<string, bigint>()
  const pools = new Map<string, bigint>()
  const poolOf = (one: string, other: string) =>
    [one, other]
      .map((part) => part.toLowerCase())
      .sort()
      .join(' ')
  const reserve = (pool: string, token: string) => pools.get(`${pool} ${token.toLowerCase()}`) ?? 0n
  const fill = (one: string, many: bigint, other: string, more: bigint) => {
    pools.set(`${poolOf(one, other)} ${one.toLowerCase()}`, many)
    pools.set(`${poolOf(one, other)} ${other.toLowerCase()}`, more)
  }
  fill(weth, 1_000n * 10n ** 18n, dollar.address, 2_000_000n * 10n ** 6n)
  fill(weth, 1_000n * 10n ** 18n, quay.address, 800_000n * 10n ** 18n)
  fill(weth, 1_000n * 10n ** 18n, tether.address, 2_000_000n * 10n ** 6n)
  ledger.give('', owner.address, 5n * 10n ** 18n)
  ledger.give(dollar.address, owner.address, 1_204_500_000n)
  ledger.give(tether.address, owner.address, 500_000_000n)

  let hasCode = false

  const amountsOut = (value: bigint, path: readonly string[]) =>
    path.reduce<bigint[]>((amounts, token, index) => {
      const before = path[index - 1]
      if (before === undefined) return [value]
      const pool = poolOf(before, token)
      const [inside, outside] = [reserve(pool, before), reserve(pool, token)]
      if (inside === 0n || outside === 0n) throw revert('INSUFFICIENT_LIQUIDITY')
      const kept = (amounts.at(-1) ?? 0n) * 997n
      return [...amounts, (kept * outside) / (inside * 1000n + kept)]
    }, [])

  const walk = (value: bigint, least: bigint, path: readonly string[], deadline: bigint) => {
    if (deadline < now()) throw revert('EXPIRED')
    const amounts = amountsOut(value, path)
    const last = amounts.at(-1) ?? 0n
    if (last < least) throw revert('INSUFFICIENT_OUTPUT_AMOUNT')
    path.slice(1).forEach((token, index) => {
      const before = path[index] ?? ''
      const pool = poolOf(before, token)
      pools.set(`${pool} ${before.toLowerCase()}`, reserve(pool, before) + (amounts[index] ?? 0n))
      pools.set(`${pool} ${token.toLowerCase()}`, reserve(pool, token) - (amounts[index + 1] ?? 0n))
    })
    return last
  }

  const domainOf = (token: string) => {
    const { name } = marketTokens.find(({ address }) => isSame(address, token)) ?? { name: '' }
    return { name, version: '1', chainId: 1n, verifyingContract: token as Hex }
  }

  const read = (to: string, data: Hex): Hex => {
    const { functionName: verb, args } = decodeFunctionData({ abi, data })
    const token = domainOf(to)
    if (verb === 'getAmountsOut') return answerOf('uint256[]', amountsOut(...args))
    if (verb === 'balanceOf') return answerOf('uint256', ledger.heldBy(to, args[0]))
    if (verb === 'allowance') return answerOf('uint256', ledger.allowedBy(to, ...args))
    if (verb === 'nonces') return answerOf('uint256', nonces.get(`${to} ${args[0]}`.toLowerCase()) ?? 0n)
    if (verb === 'name') return answerOf('string', token.name)
    if (verb === 'DOMAIN_SEPARATOR') return domainSeparator({ domain: token })
    if (verb === 'eip712Domain')
      return encodeAbiParameters(
        ['bytes1', 'string', 'string', 'uint256', 'address', 'bytes32', 'uint256[]'].map((type) => ({ type })),
        ['0x0f', token.name, token.version, 1n, token.verifyingContract, zeroHash, []],
      )
    throw revert('')
  }

  /** A token's permit. Of an account with code, tokens ask that code, which here takes no signature. */
  const permit = async (
    token: string,
    holder: string,
    spender: string,
    amount: bigint,
    deadline: bigint,
    v: number,
    r: string,
    s: string,
  ) => {
    const name = `${token} ${holder}`.toLowerCase()
    const nonce = nonces.get(name) ?? 0n
    const signer = await recoverTypedDataAddress({
      domain: domainOf(token),
      types: permitTypes,
      primaryType: 'Permit',
      message: { owner: holder as Hex, spender: spender as Hex, value: amount, nonce, deadline },
      signature: `0x${r.slice(2)}${s.slice(2)}${v.toString(16)}`,
    })
    if (!isSame(signer, holder) || deadline < now() || hasCode) throw revert('INVALID_SIGNATURE')
    nonces.set(name, nonce + 1n)
    ledger.allow(token, holder, spender, amount)
  }

  const run = async (from: string, { to = '', value = 0n, data = '0x' }: EvmTransaction): Promise<void> => {
    const { functionName: verb, args } = decodeFunctionData({ abi, data: data as Hex })
    if (verb === 'approve') {
      const before = ledger.allowedBy(to, from, args[0])
      // As Tether's own has it.
      if (isSame(to, tether.address) && before > 0n && args[1] > 0n) throw revert('')
      return ledger.allow(to, from, ...args)
    }
    if (verb === 'permit') {
      const [of, spender, amount, deadline, ...parts] = args
      return permit(to, of, spender, amount, deadline, ...parts)
    }
    if (!isSame(to, router)) throw revert('')
    if (verb === 'multicall') for (const one of args[0]) await run(from, { to, value, data: one })
    else if (verb === 'selfPermit') {
      const [token, ...rest] = args
      await permit(token, from, router, ...rest)
    } else if (verb === 'swapExactETHForTokens') {
      const [least, path, receiver, deadline] = args
      if (!isSame(path[0] ?? '', weth)) throw revert('INVALID_PATH')
      ledger.give('', from, -value)
      if (ledger.heldBy('', from) < 0n) throw revert('FUNDS')
      ledger.give(path.at(-1) ?? '', receiver, walk(value, least, path, deadline))
    } else if (verb === 'swapExactTokensForTokens' || verb === 'swapExactTokensForETH') {
      const [amount, least, path, receiver, deadline] = args
      const isNative = verb === 'swapExactTokensForETH'
      if (isNative && !isSame(path.at(-1) ?? '', weth)) throw revert('INVALID_PATH')
      ledger.take(path[0] ?? '', from, router, 'pools', amount)
      ledger.give(isNative ? '' : (path.at(-1) ?? ''), receiver, walk(amount, least, path, deadline))
    } else throw revert('')
  }

  /** Sends one transaction, or several of which all are done or none. */
  const send = (from: string, ...all: readonly EvmTransaction[]) => {
    const before = new Map(pools)
    return ledger.tryAll(async () => {
      try {
        for (const one of all) await run(from, one)
      } catch (error) {
        for (const [name, value] of before) pools.set(name, value)
        throw error
      }
    })
  }

  return {
    ledger,
    send,
    /** Resolves to true where it would be undone: nothing of it stays. */
    wouldRevert: async (from: string, transaction: EvmTransaction): Promise<boolean> => {
      const before = new Map(pools)
      const [...used] = nonces
      const enough = new Error('enough')
      const error: unknown = await ledger
        .tryAll(async () => {
          await run(from, transaction)
          throw enough
        })
        .catch((thrown: unknown) => thrown)
      for (const [name, value] of before) pools.set(name, value)
      nonces.clear()
      for (const [name, value] of used) nonces.set(name, value)
      return error !== enough
    },
    /** The account of the market has code from now on (EIP-7702). */
    delegate: () => (hasCode = true),
    /** Moves the price of a token by so many percent, up or down, in all its pools. */
    movePrice: (token: string, percent: number) => {
      for (const [name, value] of pools)
        if (name.endsWith(` ${token.toLowerCase()}`))
          pools.set(name, (value * 10_000n) / BigInt(Math.round(100 * (100 + percent))))
    },
    /** Takes all pools away. */
    drain: () => pools.clear(),
    /** Answers as an endpoint of the chain. */
    request: async ({ method, params }: RpcCall): Promise<unknown> => {
      if (method === 'eth_gasPrice') return '0x3b9aca00'
      if (method !== 'eth_call') throw new Error(`${method} is not known`)
      const [{ to, data }] = params as [{ to: string; data: Hex }]
      return read(to, data)
    },
  }
}
