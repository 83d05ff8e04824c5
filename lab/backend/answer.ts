import { isAddress } from 'viem'
import { walletIcon } from '../wallet/icon'
import type { ChainIndex } from './chainIndex'
import type { Convert } from './convert'
import { noFaults, type Faults } from './faults'
import { listHistory } from './history'
import { listWallets } from './listWallets'
import { answerOnramp, type OnrampDesk } from './onramp'
import { answerNames, hostileNames, type NameBook } from './names'
import { readJson } from './readJson'
import { hostileWallets, type WireWallet } from './wallets'

/** Data of the backend: its directory and one project for every id. */
export interface BackendData {
  readonly wallets: readonly WireWallet[]
  readonly features: readonly {
    readonly id: string
    readonly isEnabled: boolean
    readonly config: readonly string[] | null
  }[]
  readonly allowedOrigins: readonly string[]
  readonly isAnalyticsEnabled: boolean
  /** Of the name service. */
  readonly names: NameBook
  /** Which chains it knows; of others it tells the same of every account. */
  readonly index?: ChainIndex | undefined
  /** The chains on which it sells for money. */
  readonly onramp?: OnrampDesk | undefined
  /** Swaps on chains that it knows. */
  readonly convert?: Convert | undefined
}

export interface Question {
  readonly method: string
  readonly url: URL
  readonly body: string
}

export interface Answer {
  readonly status: number
  readonly type: string
  readonly body: string
}

/** The hosted backend's answer to a path, with the faults that concern it. */
export async function answer({ url, ...asked }: Question, data: BackendData, faults: Faults): Promise<Answer> {
  const { pathname, searchParams } = url
  const isFaulty = pathname.startsWith(faults.path)
  if (isFaulty && faults.status !== null) return failure(faults.status, faults.message)
  if (!searchParams.get('projectId') && !tellsProject(asked.body)) return failure(403, 'Unauthorized: invalid key')
  if (pathname === '/e') return { status: 202, type: 'application/json', body: '{"status":"OK"}' }
  const image = /^\/(getWalletImage|public\/getAssetImage)\/([\w.-]+)$/.exec(pathname)
  if (image) return drawing(image[1] ?? '', image[2] ?? '', data, isFaulty ? faults.images : null)
  const body = isFaulty ? faults.body : null
  const shown = body === 'empty' ? { ...data, wallets: [], features: [], allowedOrigins: [] } : data
  const fault = isFaulty ? faults.onramp : null
  const swapFaults = isFaulty ? faults : noFaults
  const named =
    (data.onramp && answerOnramp(data.onramp, { ...asked, pathname, searchParams, fault })) ??
    (await answerNames(data.names, { ...asked, pathname, searchParams, isEmpty: body === 'empty' })) ??
    pricesOf(pathname, asked, data) ??
    (await data.convert?.({ ...asked, pathname, searchParams, faults: swapFaults }))
  if (named && named.status !== 200) return failure(named.status, JSON.stringify(named.json))
  if (!named && asked.method !== 'GET') return failure(405, null)
  const answered = named?.json ?? (await accountOf(url, shown)) ?? route(pathname, searchParams, shown)
  if (!answered) return failure(404, 'Not found')
  if ('reasons' in answered) return { status: 400, type: 'application/json', body: JSON.stringify(answered) }
  return { status: 200, type: 'application/json', body: spoil(answered, body) }
}

/** The request to build has the project among the rest. */
const tellsProject = (body: string) => /"projectId":"[^"]/.test(body)

function route(path: string, query: URLSearchParams, data: BackendData): object | undefined {
  if (path === '/getWallets') return listWallets(data.wallets, query)
  if (path === '/getAnalyticsConfig') return { isAnalyticsEnabled: data.isAnalyticsEnabled }
  if (path === '/appkit/v1/config') return { features: data.features }
  if (path === '/projects/v1/origins') return { allowedOrigins: data.allowedOrigins }
  if (/^\/v1\/account\/[^/]+\/balance$/.test(path)) return { balances: [] }
  return listHistory(path, query)
}

/** Prices of tokens, on a chain that is known. */
function pricesOf(path: string, { method, body }: Pick<Question, 'method' | 'body'>, { index }: BackendData) {
  if (!index || method !== 'POST' || path !== '/v1/fungible/price') return undefined
  const { addresses } = (readJson(body) ?? {}) as { readonly addresses?: unknown }
  return { status: 200, json: index.listPrices(Array.isArray(addresses) ? addresses : []) }
}

/** Tokens and activity of an account, on a chain that is known. */
function accountOf({ pathname, searchParams }: URL, { index }: BackendData): Promise<object> | undefined {
  const [, address = '', what] = /^\/v1\/account\/([^/]+)\/(balance|history)$/.exec(pathname) ?? []
  if (!index || !isAddress(address)) return undefined
  const chainId = searchParams.get('chainId')
  if (what === 'balance') return index.listBalances(address, chainId)
  return index.listHistory(address, chainId, searchParams.get('cursor'))
}

function spoil(answered: object, fault: Faults['body']): string {
  const text = JSON.stringify(answered)
  if (fault === 'blank') return ''
  if (fault === 'malformed') return text.slice(0, text.length / 2)
  if (fault === 'misshapen') return JSON.stringify(Array.isArray(answered) ? { answered } : [answered])
  if (fault !== 'hostile') return text
  if (Array.isArray(answered)) return JSON.stringify([null, 7, {}, ...hostileNames, ...(answered as unknown[])])
  if ('name' in answered) return JSON.stringify({ ...answered, ...hostileNames[0] })
  if ('suggestions' in answered)
    return JSON.stringify({ suggestions: [null, 'alice', ...hostileNames, ...(answered.suggestions as unknown[])] })
  if ('data' in answered && Array.isArray(answered.data))
    return JSON.stringify({ ...answered, data: [...hostileWallets, ...(answered.data as unknown[])] })
  const lists = Object.entries(answered).map(([name, value]) => [
    name,
    Array.isArray(value) ? [null, 7, {}, ...(value as unknown[])] : 'yes',
  ])
  return JSON.stringify(Object.fromEntries(lists))
}

function drawing(kind: string, id: string, { wallets }: BackendData, fault: Faults['images']): Answer {
  const place = kind === 'getWalletImage' ? wallets.findIndex(({ image_id }) => image_id === id) : seedOf(id)
  if (place < 0 || fault === 'missing') return failure(404, 'Not found')
  if (fault === 'page') return { status: 200, type: 'text/html', body: '<p>Not an image' }
  const icon = walletIcon(place)
  const svg = decodeURIComponent(icon.slice(icon.indexOf(',') + 1))
  const extra =
    fault === 'script' ? '<script>alert(1)</script>' : fault === 'huge' ? `<!--${'x'.repeat(2_000_000)}-->` : ''
  return { status: 200, type: 'image/svg+xml; charset=utf-8', body: svg.replace('</svg>', `${extra}</svg>`) }
}

/** Networks have whatever image ids their host gave them. */
function seedOf(id: string): number {
  return [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
}

const usual: Readonly<Record<number, string>> = {
  403: 'Unauthorized: origin not allowed',
  429: JSON.stringify({ status: 'FAILED', reasons: [{ field: 'projectId', description: 'Too many requests' }] }),
  500: 'Internal server error',
}

function failure(status: number, message: string | null): Answer {
  const body = message ?? usual[status] ?? ''
  return { status, type: body.startsWith('{') ? 'application/json' : 'text/plain; charset=utf-8', body }
}
