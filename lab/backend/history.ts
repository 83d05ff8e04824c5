const rows = 25
const pageSize = 10
const minute = 60_000

/** Activity of an account: 25 transactions on each network, ten at a time, and one that only advertises. */
export function listHistory(path: string, query: URLSearchParams): object | undefined {
  const account = /^\/v1\/account\/([^/]+)\/history$/.exec(path)?.[1]
  if (!account) return undefined
  const start = Number(query.get('cursor') ?? 0)
  const end = Math.min(start + pageSize, rows)
  const chain = query.get('chainId') ?? 'eip155:1'
  const data = Array.from({ length: Math.max(0, end - start) }, (_, place) => wireRow(start + place, chain))
  if (start === 0) data.push({ ...wireRow(90, chain), transfers: [gift] })
  return { data, next: end < rows ? `${end}` : null }
}

function wireRow(index: number, chain: string) {
  return {
    id: `row-${index}`,
    metadata: {
      operationType: index % 2 ? 'send' : 'receive',
      hash: `0x${(index + 1).toString(16).padStart(64, '0')}`,
      minedAt: new Date(Date.UTC(2026, 9, 1) - index * minute).toISOString(),
      status: index === 3 ? 'failed' : 'confirmed',
      application: null,
      chain,
    },
    transfers: [
      {
        fungible_info: { name: 'Ether', symbol: 'ETH' },
        direction: index % 2 ? 'out' : 'in',
        quantity: { numeric: `${index + 1}.5` },
      } as object,
    ],
  }
}

const gift = {
  nft_info: { name: 'Claim at gift.example', flags: { is_spam: true } },
  direction: 'in',
  quantity: { numeric: '1' },
}
