import type { TokenBalance } from '../../../src/chains/tokens'
import type { RpcCall } from '../../../src/chains/adapter'
import type { EvmTransaction } from '../../../src/chains/transactions'
import type { Eip1193Provider } from '../../../src/chains/eip155/provider'
import { routerSwaps } from '../../../src/chains/eip155/swaps/routerSwaps'
import type { PorticoConfig } from '../../../src/state/core/config'
import { createLab } from '../lab'
import type { LabOptions } from '../types'
import { createLabWallet, readTokensOf, type LabWallet } from '../wallets/adapter'
import { marketNetwork } from './ledger'
import { createMarket, marketTokens, owner, router, weth } from './market'

const prices: Readonly<Record<string, string>> = { HRD: '1', QUAY: '2.5', USDT: '1', ETH: '2000' }

export interface SwapLabOptions extends Omit<LabOptions, 'config' | 'wallets'> {
  readonly config?: Partial<PorticoConfig>
  readonly wallet?: Partial<LabWallet>
  /** The router takes permits; true by default. */
  readonly hasSelfPermit?: boolean
  /** Transactions are taken up at once; else `mine` does it. */
  readonly isMining?: boolean
  /** A page of the same chain. Left out: the page has a chain of its own. */
  readonly other?: {
    readonly market: ReturnType<typeof createMarket>
    readonly blocks: string[]
    readonly sent: readonly EvmTransaction[]
  }
}

/** A page over a market that works: its wallet signs permits with a key, and what it sends changes what it has. */
export function createSwapLab({
  config,
  wallet: own,
  hasSelfPermit = true,
  isMining = true,
  other,
  ...rest
}: SwapLabOptions = {}) {
  const market = other?.market ?? createMarket(() => BigInt(Math.floor(lab.clock.now() / 1000)))
  const sent: EvmTransaction[] = []
  const signed: string[] = []
  const waiting: (() => Promise<void>)[] = []
  /** Hashes by block, from block 1 on. */
  const blocks = other?.blocks ?? []
  /** Answers of the node before it fell behind, and the block that it has. */
  let behind: {
    readonly block: number
    readonly answers: ReadonlyMap<string, unknown>
    readonly hasReceipts: boolean
  } | null = null
  const answers = new Map<string, unknown>()
  /** Answers as a node of the chain, which can be behind. */
  const askNode = async (call: RpcCall): Promise<unknown> => {
    const newest = behind?.block ?? blocks.length
    if (call.method === 'eth_blockNumber') return `0x${newest.toString(16)}`
    if (call.method === 'eth_getTransactionReceipt') {
      const number = blocks.indexOf((call.params as readonly string[])[0] ?? '') + 1
      const last = behind?.hasReceipts ? blocks.length : newest
      return number > 0 && number <= last ? { blockNumber: `0x${number.toString(16)}` } : null
    }
    const [asked, block] = (call.params ?? []) as readonly [unknown, string?]
    if (block?.startsWith('0x') && Number(block) > newest) throw new Error('header not found')
    const key = JSON.stringify([call.method, asked])
    if (behind?.answers.has(key)) return behind.answers.get(key)
    const answer = await market.request(call)
    answers.set(key, answer)
    return answer
  }
  const provider: Eip1193Provider = {
    request: async ({ method, params }) => {
      if (method !== 'eth_signTypedData_v4') throw Object.assign(new Error('No such method'), { code: 4200 })
      const text = (params as readonly string[])[1] ?? ''
      signed.push(text)
      return owner.signTypedData(JSON.parse(text) as Parameters<typeof owner.signTypedData>[0])
    },
  }
  const wallet = createLabWallet('Alpha', {
    provider,
    onSend: async (transaction) => {
      // The hashes of both pages differ.
      const number = sent.push(transaction as EvmTransaction) + (other?.sent.length ?? 0)
      const hash = `0x${(number + 0xa0).toString(16).padStart(64, '0')}`
      const take = async () => {
        const isDone = await market.send(owner.address, transaction as EvmTransaction).then(
          () => true,
          () => false,
        )
        const fate = isDone
          ? ({ state: 'confirmed', isFinal: true } as const)
          : ({ state: 'failed', isFinal: true, reason: 'reverted' } as const)
        blocks.push(hash)
        lab.adapter.fates = { ...lab.adapter.fates, [hash]: fate }
      }
      if (isMining) await take()
      else waiting.push(take)
      return hash
    },
    ...own,
  })
  const swaps = routerSwaps({
    networks: { 1: { router, weth, tokens: marketTokens, hasSelfPermit } },
    request: (_network, call) => market.request(call),
  })
  const balanceOf = (token: Omit<TokenBalance, 'value' | 'networkId' | 'price'>): TokenBalance => ({
    ...token,
    networkId: marketNetwork.caipNetworkId,
    value: market.ledger.heldBy(token.address ?? '', owner.address),
    price: prices[token.symbol],
  })
  const balances = {
    listBalances: async () => [
      balanceOf(marketNetwork.nativeCurrency),
      ...marketTokens.map(({ address, name, symbol, decimals }) => balanceOf({ address, name, symbol, decimals })),
    ],
  }
  const lab = createLab({
    ...rest,
    wallets: [wallet],
    config: { ...config, sources: { swaps, balances, ...config?.sources } },
  })
  lab.adapter.readToken = readTokensOf(marketTokens)
  lab.adapter.fees = { fee: 3n * 10n ** 14n }
  lab.adapter.request = (_network, call) => askNode(call)
  lab.adapter.reverts = ({ from, ...transaction }) =>
    transaction.data === '0x'
      ? Promise.resolve(false)
      : market.wouldRevert(from, { ...transaction, to: transaction.to ?? undefined } as EvmTransaction)
  lab.adapter.onRead = async () => ({ value: market.ledger.heldBy('', owner.address), decimals: 18, symbol: 'ETH' })
  return {
    ...lab,
    store: lab.portico.store,
    wallet,
    market,
    blocks,
    swaps,
    /** Requests to the wallet, to send and to sign. */
    sent,
    signed,
    /** The node stays where it is now, or catches up. `hasReceipts`: another one behind the same address gives receipts. */
    setBehind: (isBehind: boolean, hasReceipts = false) => {
      behind = isBehind ? { block: blocks.length, answers: new Map(answers), hasReceipts } : null
    },
    /** Takes up what was sent, in order. */
    mine: async () => {
      for (const take of waiting.splice(0)) await take()
    },
  }
}
