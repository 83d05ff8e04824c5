import {
  createPortico,
  PorticoModal,
  PorticoProvider,
  ConnectButton,
  useAccount,
  useActivity,
  type Activity,
  type Nft,
  type TokenBalance,
} from 'portico'
import { eip155 } from 'portico/eip155'
import { ActivityView, Frame, NftsView, TokensView, useActivityView, useNftsView, useTokensView } from 'portico/views'
import 'portico/all.css'
import { useEffect, useState, type ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { network } from './common'

const networkId = 'eip155:1'
const of = <One,>(count: number, make: (index: number) => One) =>
  Array.from({ length: count }, (_, index) => make(index))
const contract = (index: number) => `0x${index.toString(16).padStart(40, '0')}`

const tokens: readonly TokenBalance[] = of(2_000, (index) => ({
  networkId,
  address: contract(index + 1),
  name: `Token ${index + 1}`,
  symbol: `T${index + 1}`,
  decimals: 18,
  value: BigInt(2_000 - index) * 10n ** 18n,
  price: '1.25',
}))
/** As marketplaces serve them, pixels. */
const pictures = of(16, (index) => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 96, height: 96 })
  const context = canvas.getContext('2d')
  if (context) context.fillStyle = `hsl(${index * 22} 40% 60%)`
  context?.fillRect(0, 0, 96, 96)
  return canvas.toDataURL('image/png')
})
const nfts: readonly Nft[] = of(500, (index) => ({
  networkId,
  address: contract(9),
  tokenId: `${index + 1}`,
  name: `Boat ${index + 1}`,
  value: 1n,
  image: pictures[index % pictures.length],
}))
const activity: readonly Activity[] = of(5_000, (index) => ({
  networkId,
  hash: `0x${(index + 1).toString(16).padStart(64, '0')}`,
  kind: index % 2 ? 'send' : 'receive',
  status: 'confirmed',
  at: Date.UTC(2026, 10, 23) - index * 21_600_000,
  transfers: [{ direction: index % 2 ? 'out' : 'in', symbol: 'ETH', amount: `${index / 4}` }],
}))

const pageSize = 500
const portico = createPortico({
  projectId: null,
  networks: [network],
  adapters: [eip155()],
  sources: {
    balances: { listBalances: async () => tokens },
    nfts: { listNfts: async () => nfts },
    history: {
      listActivity: async ({ cursor = '0' }) => {
        const end = Number(cursor) + pageSize
        const next = end < activity.length ? `${end}` : undefined
        return { activity: activity.slice(Number(cursor), end), next }
      },
    },
  },
})

const parts: Readonly<Record<string, ComponentType>> = {
  tokens: () => <TokensView {...useTokensView()} />,
  nfts: () => <NftsView {...useNftsView()} />,
  activity: () => <ActivityView {...useActivityView()} />,
}

/** Reads on until all of the activity is there, as a visitor who presses on does. */
function useWholeActivity(): number {
  const { activity: told, hasMore, status, loadMore } = useActivity()
  useEffect(() => {
    if (hasMore && status === 'ready') loadMore()
  }, [hasMore, status, loadMore, told.length])
  return hasMore ? 0 : told.length
}

function Page() {
  const [name, show] = useState('')
  const Part = parts[name]
  const account = useAccount()
  const count = useWholeActivity()
  return (
    <>
      {account && <output id="address">{count}</output>}
      {Object.keys(parts).map((one) => (
        <button key={one} id={one} onClick={() => show(one)}>
          {one}
        </button>
      ))}
      {Part && (
        <Frame title={name}>
          <Part />
        </Frame>
      )}
    </>
  )
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <PorticoProvider portico={portico}>
    <ConnectButton />
    <Page />
    <PorticoModal />
  </PorticoProvider>,
)
