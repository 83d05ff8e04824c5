import { createWalletClient, erc20Abi, http, publicActions, type Hex } from 'viem'
import { beforeAll, describe, expect, it } from 'vitest'
import { createLab } from '../../../../stories/lab/lab'
import { startChainReader } from '../../../../stories/lab/testing/chains/chainReader'
import { createLabWallet } from '../../../../stories/lab/wallets/adapter'
import { labAccounts, type LabChain } from '../../../../lab/chains/startChain'
import { TokenMismatchError } from '../../../chains/errors/chainErrors'
import { routerSwaps } from '../../../chains/eip155/swaps/routerSwaps'
import type { CaipAddress, Network } from '../../../chains/network'
import type { SwapSource } from '../../../chains/trade/swap'
import type { EvmTransaction } from '../../../chains/transactions'
import { connectWallet } from '../../session/connection/connect'
import type { Sources } from '../../core/config'
import { parseUnits } from '../../core/format/decimal'
import { formatUnits } from '../../core/format/formatNumber'
import { editSend } from '../send/draft'
import { sendFormAtom } from '../send/form'
import { sendReviewAtom } from '../send/review'
import { confirmSend, reviewSend } from '../send/send'
import { editSwap } from '../swap/draft'
import { swapFormAtom } from '../swap/form'
import { swapReviewAtom } from '../swap/review'
import { confirmSwap, reviewSwap } from '../swap/swap'
import { swapTokensAtom } from '../swap/tokens'

const { reader, started } = startChainReader()
let chain: LabChain
let network: Network
beforeAll(() => ({ chain, network } = started()))

const [owner, friend] = labAccounts.map(({ address }) => address) as [Hex, Hex]

/** Claims about a token that has 6 decimals and the symbol LUSD. */
interface Said {
  readonly symbol: string
  readonly name: string
  readonly decimals: number
  readonly icon?: string
  readonly price?: string
}
const truth: Said = { symbol: 'LUSD', name: 'Lab Dollar', decimals: 6, price: '1' }

/** A claim, and whether an amount may be confirmed under it. */
const lies: readonly (readonly [what: string, said: Partial<Said>, isRefused: boolean])[] = [
  ['the truth', {}, false],
  ['decimals: 8 for 6', { decimals: 8 }, true],
  ['decimals: 4 for 6', { decimals: 4 }, true],
  ['decimals: 0 for 6', { decimals: 0 }, true],
  ['decimals: 18 for 6', { decimals: 18 }, true],
  ['symbol: of another token', { symbol: 'LGLD' }, true],
  ['symbol: with a letter of another alphabet', { symbol: 'LUЅD' }, true],
  ['symbol: in another case', { symbol: 'lusd' }, false],
  ['symbol: as what came over a bridge', { symbol: 'LUSD.e' }, false],
  ['name: of another token', { name: 'Lab Gold' }, false],
  ['logo: of another token', { icon: 'data:image/png;base64,iVBORw0KGgo=' }, false],
  ['price: a million times too much', { price: '1000000' }, false],
  ['price: next to nothing', { price: '0.000001' }, false],
]

const client = () =>
  createWalletClient({ account: labAccounts[0]!, chain: chain.chain, transport: http(chain.url) }).extend(publicActions)

const heldBy = (account: Hex, token: Hex) =>
  client().readContract({ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [account] })

/** A page on the chain of this machine, with a wallet that signs and sends there. */
async function openPage(sources: Sources, hasReader = true) {
  const snapshot: CaipAddress = `eip155:31337:${owner}`
  const wallet = createLabWallet('Alpha', {
    snapshot: { address: snapshot, accounts: [snapshot], networkId: 'eip155:31337' },
    onSend: async (transaction) => {
      const { to, data, value } = transaction as EvmTransaction
      const hash = await client().sendTransaction({ to: to as Hex, data: data as Hex, value: value ?? 0n })
      await client().waitForTransactionReceipt({ hash, pollingInterval: 10 })
      return hash
    },
  })
  const lab = createLab({ wallets: [wallet], config: { networks: [network], sources } })
  // Swaps have a deadline, which the chain compares with its own time.
  await lab.clock.advance(Date.now() - lab.clock.now())
  const readToken = hasReader ? reader.readToken : async () => null
  const real = { ...reader, ...(readToken && { readToken }), destroy: () => undefined }
  Object.assign(lab.adapter, { reader: async () => real })
  const { store } = lab.portico
  for (const one of [sendFormAtom, sendReviewAtom, swapFormAtom, swapTokensAtom, swapReviewAtom])
    store.sub(one, () => undefined)
  await store.set(connectWallet, 'alpha')
  return { ...lab, store }
}

const listOf = (said: Said) => [{ chainId: 31337, address: chain.token, logoURI: said.icon, ...said }]
const balancesOf = (said: Said, value: bigint) => ({
  listBalances: async () => [
    { networkId: 'eip155:31337' as const, name: 'Ether', symbol: 'ETH', decimals: 18, value: 10n ** 20n },
    { networkId: 'eip155:31337' as const, address: chain.token, value, ...said },
  ],
})

describe.each(['list', 'balances source', 'price source'] as const)('a token of a %s', (place) => {
  it.each(lies)('is sent as it is shown, or not at all (%s)', async (_what, lie, isRefused) => {
    const said = { ...truth, ...lie }
    const { price, ...bare } = said
    const { price: _price, ...plainTruth } = truth
    const sources: Sources =
      place === 'list'
        ? { tokens: listOf(bare) }
        : place === 'balances source'
          ? { balances: balancesOf(said, await heldBy(owner, chain.token)) }
          : {
              tokens: listOf({ ...bare, ...(lie.price && plainTruth) }),
              price: { listPrices: async () => [{ address: chain.token, price: price ?? '1' }] },
            }
    const { store, portico } = await openPage(sources)
    await expect.poll(() => store.get(sendFormAtom)?.tokens.length).toBe(2)
    store.set(editSend, { token: chain.token, to: friend, amount: said.decimals === 18 ? '0.0000005' : '2' })
    await expect.poll(() => store.get(sendFormAtom)?.gap).toBeNull()
    const before = await heldBy(friend, chain.token)
    if (isRefused) {
      await expect(store.set(reviewSend)).rejects.toThrow(TokenMismatchError)
      expect(store.get(sendFormAtom)?.mismatch).toMatchObject({ found: { symbol: 'LUSD', decimals: 6 } })
      await store.set(confirmSend)
      expect(await heldBy(friend, chain.token)).toBe(before)
    } else {
      await store.set(reviewSend)
      const review = store.get(sendReviewAtom)!
      expect(`${formatUnits(review.value, review.token.decimals)} ${review.token.symbol}`).toBe(`2 ${said.symbol}`)
      await store.set(confirmSend)
      expect((await heldBy(friend, chain.token)) - before).toBe(2_000_000n)
    }
    portico.destroy()
  })
})

describe('a token of a source of swaps', () => {
  it.each(lies)('is swapped as it is shown, or not at all (%s)', async (_what, lie, isRefused) => {
    const said = { ...truth, ...lie }
    const { router, weth } = chain.pools
    const request = (_network: Network, call: never) => reader.request!(network, call)
    const pools = routerSwaps({
      networks: { 31337: { router, weth, tokens: [{ ...truth, address: chain.token }] } },
      request: request as never,
    })
    const swaps: SwapSource = {
      ...pools,
      listTokens: async (query) =>
        (await pools.listTokens(query)).map((one) => (one.address === chain.token ? { ...one, ...said } : one)),
    }
    const { store, clock, portico } = await openPage({ swaps, balances: balancesOf(said, 10n ** 12n) })
    await expect.poll(() => store.get(swapTokensAtom).own.length).toBe(2)
    store.set(editSwap, { from: undefined, to: chain.token, amount: '0.01' })
    await clock.advance(200)
    const before = await heldBy(owner, chain.token)
    if (isRefused) {
      await expect.poll(() => store.get(swapFormAtom)?.gap).toBe('mismatch')
      expect(store.get(swapFormAtom)?.mismatch).toMatchObject({ found: { symbol: 'LUSD', decimals: 6 } })
      await expect(store.set(reviewSwap)).rejects.toThrow()
      await store.set(confirmSwap)
      expect(await heldBy(owner, chain.token)).toBe(before)
    } else {
      await expect.poll(() => store.get(swapFormAtom)?.gap).toBeNull()
      await store.set(reviewSwap)
      const review = store.get(swapReviewAtom)!
      const shown = formatUnits(review.terms.toValue, review.to.decimals)
      await store.set(confirmSwap)
      expect(store.get(swapReviewAtom)?.sent).not.toBeNull()
      expect((await heldBy(owner, chain.token)) - before).toBe(parseUnits(shown, 6))
    }
    portico.destroy()
  })
})

describe('a token whose contract cannot be read', () => {
  it.each([6, 8, 0])('is shown and sent in its smallest units, whatever decimals are said (%i)', async (decimals) => {
    const { store, portico } = await openPage({ tokens: listOf({ ...truth, decimals }) }, false)
    await expect.poll(() => store.get(sendFormAtom)?.tokens.length).toBe(2)
    store.set(editSend, { token: chain.token, to: friend, amount: '3' })
    await store.set(reviewSend)
    const { token, value, isUnread } = store.get(sendReviewAtom)!
    expect([isUnread, token.decimals]).toEqual([true, 0])
    expect(token.symbol).toBe(`${chain.token.slice(0, 4)}…${chain.token.slice(-6)}`)
    const before = await heldBy(friend, chain.token)
    await store.set(confirmSend)
    expect(formatUnits((await heldBy(friend, chain.token)) - before, 0)).toBe(formatUnits(value, token.decimals))
    portico.destroy()
  })
})
