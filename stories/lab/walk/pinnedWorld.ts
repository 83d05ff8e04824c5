import { answerNames, createNameBook } from '../../../lab/backend/names'
import { withExternal } from '../../../src/chains'
import { createHttp } from '../../../src/services/http/http'
import { createNames } from '../../../src/services/names/names.late'
import { localDirectory } from '../../../src/services/wallets/localDirectory'
import { walletList } from '../../../src/services/wallets/walletList.late'
import { labKeys } from '../../../lab/wallet/labKeys'
import { toHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { eip155 } from '../../../src/entries/eip155'
import type { Eip1193Provider } from '../../../src/chains/eip155/provider'
import { routerSwaps } from '../../../src/chains/eip155/swaps/routerSwaps'
import type { TokenBalance } from '../../../src/chains/tokens'
import { createLab } from '../lab'
import { createLabSiwx } from '../siwx'
import { createMarket, marketTokens, owner, router, weth } from '../swap/market'
import { createLabAdapter, readTokensOf } from '../wallets/adapter'

/** The two accounts of its wallets, with keys; the first is the one of the market. */
export const accounts = [owner, privateKeyToAccount(labKeys[2] ?? '0x')] as const

/** A question that signs or sends, with what the wallet had when it was asked. */
export interface Asked {
  readonly method: string
  readonly params: readonly unknown[]
  /** The wallet that was asked, its network and its accounts, the one in use first. */
  readonly wallet: string
  readonly chainId: number
  readonly accounts: readonly string[]
}

const signing = /^(personal_sign|eth_signTypedData_v4|eth_sendTransaction|wallet_sendCalls)$/

const names: Record<string, readonly [string, string]> = {
  'friend.eth': ['0x00000000000000000000000000000000000000a1', '0x00000000000000000000000000000000000000b2'],
}

export interface PinnedOptions {
  /** Its wallets do several calls all or none. */
  readonly isAtomic?: boolean
  readonly hasSelfPermit?: boolean
  /** The host asks for sign-in. */
  readonly hasSignIn?: boolean
  /** Its wallets have no prompt of their own. */
  readonly isGated?: boolean
}

/**
 * A page with the real adapter of EVM chains over wallets that do whatever they are asked, on whatever network and account
 * they are: what keeps a wrong request from them is the page alone.
 */
export function createPinnedWorld({ isAtomic = false, hasSelfPermit = true, hasSignIn, isGated }: PinnedOptions = {}) {
  const market = createMarket(() => BigInt(Math.floor(lab.clock.now() / 1000)))
  const asked: Asked[] = []
  const page = new EventTarget()
  const wallets = ['alpha', 'beta'].map((name) => createWallet(name))
  const resolved = { ...names }
  /** Hashes of the transactions: each is a block of its own. */
  const blocks: string[] = []

  function createWallet(name: string) {
    const listeners = new Map<string, Set<(payload: unknown) => void>>()
    const state = { chainId: 1, accounts: accounts.map(({ address }) => address as string) }
    const emit = (event: string, payload: unknown) => listeners.get(event)?.forEach((listener) => listener(payload))
    const answer = async (method: string, params: readonly unknown[]): Promise<unknown> => {
      if (method === 'eth_requestAccounts' || method === 'eth_accounts') return state.accounts
      if (method === 'eth_chainId') return `0x${state.chainId.toString(16)}`
      if (method === 'wallet_getCapabilities')
        return isAtomic
          ? { '0x1': { atomic: { status: 'supported' } }, '0xa': { atomic: { status: 'supported' } } }
          : {}
      if (method === 'wallet_getCallsStatus') return { status: 100, atomic: true, receipts: [] }
      if (!signing.test(method) || (method === 'wallet_sendCalls' && !isAtomic))
        throw Object.assign(new Error(method), { code: 4200 })
      asked.push({ method, params, wallet: name, chainId: state.chainId, accounts: [...state.accounts] })
      if (method === 'wallet_sendCalls') return { id: (params[0] as { id: string }).id }
      if (method === 'eth_sendTransaction') {
        const { from, to, data, value } = params[0] as Readonly<Record<'from' | 'to' | 'data' | 'value', string>>
        // The chain mines it at once.
        if (data) await market.send(from, { to, data, value: BigInt(value ?? 0) }).catch(() => undefined)
        const hash = `0x${`${blocks.length + 1}`.padStart(64, '0')}`
        blocks.push(hash)
        return hash
      }
      const account = accounts.find(({ address }) => [...params].some((one) => one === address)) ?? accounts[0]
      if (method === 'personal_sign') return account.signMessage({ message: { raw: params[0] as `0x${string}` } })
      return account.signTypedData(JSON.parse(params[1] as string) as Parameters<typeof account.signTypedData>[0])
    }
    const provider: Eip1193Provider = {
      request: ({ method, params }) => answer(method, (params ?? []) as readonly unknown[]),
      on: (event, listener) => listeners.set(event, (listeners.get(event) ?? new Set()).add(listener)),
      removeListener: (event, listener) => listeners.get(event)?.delete(listener),
    }
    return {
      name,
      provider,
      goTo: (chainId: number) => {
        state.chainId = chainId
        emit('chainChanged', `0x${chainId.toString(16)}`)
      },
      use: (...indexes: readonly (0 | 1)[]) => {
        state.accounts = indexes.map((index) => accounts[index].address)
        emit('accountsChanged', state.accounts)
      },
    }
  }

  const announce = () => {
    for (const { name, provider } of wallets) {
      const info = { uuid: `${name}-0000-0000-0000`, name, rdns: `lab.${name}`, icon: 'data:image/svg+xml,<svg/>' }
      const detail = Object.freeze({ info: Object.freeze(info), provider })
      page.dispatchEvent(Object.assign(new Event('eip6963:announceProvider'), { detail }))
    }
  }
  page.addEventListener('eip6963:requestProvider', announce)

  const fake = createLabAdapter([])
  fake.readToken = readTokensOf(marketTokens)
  fake.fees = { fee: 10n ** 14n }
  fake.fates = new Proxy({}, { get: () => ({ state: 'confirmed', isFinal: true }) })
  fake.request = async (_network, call) => {
    if (call.method === 'eth_blockNumber') return toHex(blocks.length)
    if (call.method !== 'eth_getTransactionReceipt') return market.request(call)
    const number = blocks.indexOf((call.params as readonly string[])[0] ?? '') + 1
    return number > 0 ? { blockNumber: toHex(number) } : null
  }
  fake.onRead = async () => ({ value: market.ledger.heldBy('', owner.address), decimals: 18, symbol: 'ETH' })
  fake.names = {
    resolveName: async (_home, name, target) => resolved[name]?.[target?.id === 10 ? 1 : 0] ?? null,
  }
  const held = (networkId: `eip155:${number}`): readonly TokenBalance[] => [
    { networkId, name: 'Ether', symbol: 'ETH', decimals: 18, value: 5n * 10n ** 18n, price: '2000' },
    ...marketTokens.map(({ address, name, symbol, decimals }) => ({
      networkId,
      address,
      name,
      symbol,
      decimals,
      price: '1',
      value: 500n * 10n ** BigInt(decimals),
    })),
  ]
  const trade = { router, weth, tokens: marketTokens, hasSelfPermit }
  const swaps = routerSwaps({ networks: { 1: trade, 10: trade }, request: (_network, call) => market.request(call) })
  const siwx = createLabSiwx({ isRequired: false })
  const announced = { ...eip155({ page }), ...(fake.reader && { reader: fake.reader }) }
  const brought = wallets.map(({ name, provider }) => ({
    id: `lab.${name}`,
    name,
    icon: 'data:image/png;base64,iVBORw0KGgo=',
    isGated: true,
    provider: async () => provider,
  }))
  const adapter = isGated ? withExternal(announced, brought) : announced
  const book = createNameBook(() => lab.clock.now())
  const answerNameService = async (address: string, { method = 'GET', body }: RequestInit): Promise<Response> => {
    const { pathname, searchParams } = new URL(address)
    const sent = typeof body === 'string' ? body : ''
    const answer = await answerNames(book, { method, pathname, searchParams, body: sent })
    return answer ? Response.json(answer.json, { status: answer.status }) : new Response(null, { status: 404 })
  }
  const http = createHttp({ projectId: 'lab', url: 'https://names.example', fetch: answerNameService })
  const lab = createLab({
    adapters: [adapter],
    services: { directory: localDirectory(async () => walletList), names: createNames(http, book.zone) },
    platform: { acceptsScripts: false },
    config: {
      ...(hasSignIn && { siwx }),
      sources: { swaps, balances: { listBalances: async ({ network }) => held(network.caipNetworkId as 'eip155:1') } },
    },
  })
  /** From now on a name leads to another address. */
  const moveName = () => {
    resolved['friend.eth'] = [
      '0x00000000000000000000000000000000000000c3',
      '0x00000000000000000000000000000000000000d4',
    ]
  }
  return { ...lab, market, asked, wallets, moveName, store: lab.portico.store }
}

export type PinnedWorld = ReturnType<typeof createPinnedWorld>
