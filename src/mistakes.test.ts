import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { createLab } from '../stories/lab/lab'
import { InvalidConfigError } from './chains/errors/errors'
import { walletConnect } from './chains/walletConnect'
import { PorticoProvider } from './hooks/PorticoProvider'
import { NetworkNotFoundError } from './state/core/requestErrors'
import type { Route } from './state/core/route'
import { refuseRoute } from './state/shell/router/navigation'
import { switchNetwork } from './state/session/networks/switchNetwork'
import { check, mainnet, url } from '../stories/lab/testing/mistakes'

const solana = {
  id: 101,
  name: 'Solana',
  chainNamespace: 'solana',
  nativeCurrency: mainnet?.nativeCurrency,
  rpcUrls: url,
}

/** Mistakes that cannot work: what is thrown, in every build. */
const refused: readonly (readonly [mistake: string, run: () => unknown, says: string])[] = [
  [
    'featured wallets that are no list',
    check({ directory: { featuredWallets: 'wallet-id' } }),
    'Option `directory.featuredWallets` is "wallet-id": expected a list of texts',
  ],
  [
    'names with a zone that is none',
    check({ names: { zone: 'Mine' } }),
    'Option `names.zone` is "Mine": expected a domain such as portico.example',
  ],
  [
    'a provider without an instance',
    () => renderToStaticMarkup(createElement(PorticoProvider, { portico: undefined as never })),
    'Option `portico` is missing: expected what createPortico() makes',
  ],
  [
    'an EVM id as text',
    check({ networks: [{ ...mainnet, id: '1' }] }),
    'Option `networks[0].id` is "1": expected a number for an EVM network: 1',
  ],
  [
    'an EVM id as text with its namespace',
    check({ networks: [{ ...mainnet, id: '1', chainNamespace: 'eip155' }] }),
    'Option `networks[0].id` is "1": expected a number for an EVM network: 1',
  ],
  [
    'solana:101',
    check({ networks: [solana] }),
    'Option `networks[0].id` is 101: expected a genesis hash; mainnet is 5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  ],
  [
    'an id in place of a network',
    check({ networks: [1] }),
    'Option `networks[0]` is 1: expected an object such as a viem chain',
  ],
  [
    'no networks',
    check({ networks: undefined }),
    'Option `networks` is missing: expected a list with at least one network',
  ],
  [
    'no endpoints',
    check({ networks: [{ ...mainnet, rpcUrls: {} }] }),
    'Option `networks[0].rpcUrls.default.http` is missing: expected a list of http(s) URLs',
  ],
  [
    'RPC endpoints by number',
    check({ customRpcUrls: { 1: ['https://rpc.example'] } }),
    'Option `customRpcUrls` is "1": expected CAIP-2 ids such as eip155:1',
  ],
  [
    'a relay over https',
    () => walletConnect({ relayUrl: 'https://relay.example' }),
    'Option `relayUrl` is "https://relay.example": expected a ws:// or wss:// URL',
  ],
]

describe('a mistake that cannot work', () => {
  it.each(refused)('%s', (_mistake, run, says) => {
    expect(run).toThrow(InvalidConfigError)
    expect(run).toThrow(expect.objectContaining({ message: says }))
  })

  it('a view that is not there', async () => {
    const { portico } = createLab()
    const opened = portico.open({ name: 'Exchange' } as unknown as Route)
    portico.store.set(refuseRoute, ['Connect', 'Account'])
    await expect(opened).rejects.toBeInstanceOf(InvalidConfigError)
    await expect(opened).rejects.toThrow(
      'Option `route` is {"name":"Exchange"}: expected { name }, one of Connect Account',
    )
  })

  it('a view by its bare name', async () => {
    const opened = createLab().portico.open('Networks' as unknown as Route)
    await expect(opened).rejects.toBeInstanceOf(InvalidConfigError)
    await expect(opened).rejects.toThrow('Option `route` is "Networks": expected { name }')
  })

  it('switchNetwork(10)', async () => {
    const asked = createLab().portico.store.set(switchNetwork, 10 as never)
    await expect(asked).rejects.toBeInstanceOf(NetworkNotFoundError)
    await expect(asked).rejects.toMatchObject({
      message: 'Network not found',
      cause: { message: 'Asked for 10, there is eip155:1, eip155:10' },
      details:
        'Asked for 10, there is eip155:1, eip155:10. A network is named by its CAIP-2 id, and added by addNetwork().',
    })
  })
})
