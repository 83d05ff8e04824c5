import type { WireWallet } from './wallets'

interface Refusal {
  readonly status: 'FAILED'
  readonly reasons: readonly { readonly field: string; readonly description: string }[]
}

interface Page {
  readonly count: number
  readonly data: readonly WireWallet[]
}

/** GET /getWallets: filters, then cuts a page. */
export function listWallets(wallets: readonly WireWallet[], query: URLSearchParams): Page | Refusal {
  const page = readCount(query.get('page') ?? '1', 10_000)
  const entries = readCount(query.get('entries') ?? '40', 100)
  if (page === null) return refuse('page', 'a whole number from 1 on')
  if (entries === null) return refuse('entries', 'a whole number from 1 to 100')
  const list = (name: string) =>
    query
      .get(name)
      ?.split(',')
      .map((part) => part.toLowerCase())
  const [include, exclude, names, rdns] = ['include', 'exclude', 'names', 'rdns'].map(list)
  const chains = query.get('chains')?.split(',')
  const badge = query.get('badge_type')
  const search = query.get('search')?.toLowerCase()
  const found = wallets.filter(
    (wallet) =>
      (!include || include.includes(wallet.id)) &&
      !exclude?.includes(wallet.id) &&
      (!names || names.includes(wallet.name.toLowerCase())) &&
      (!rdns || (wallet.rdns !== undefined && rdns.includes(wallet.rdns))) &&
      (!chains || wallet.chains.some((chain) => chains.includes(chain))) &&
      (!badge || wallet.badge_type === badge) &&
      (!search || wallet.name.toLowerCase().includes(search)),
  )
  return { count: found.length, data: found.slice((page - 1) * entries, page * entries) }
}

function readCount(text: string, max: number): number | null {
  const count = Number(text)
  return Number.isInteger(count) && count >= 1 && count <= max ? count : null
}

function refuse(field: string, description: string): Refusal {
  return { status: 'FAILED', reasons: [{ field, description }] }
}
