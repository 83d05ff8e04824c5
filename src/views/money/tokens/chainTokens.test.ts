import type { Atom } from 'jotai/vanilla'
import { createElement } from 'react'
import { expect, it } from 'vitest'
import { createLab } from '../../../../stories/lab/lab'
import { draw, wordsOf } from '../../../../stories/lab/testing/draw'
import { accountInfo, alice, aliceKey, startPolkadotNode } from '../../../../stories/lab/testing/chains/polkadotNode'
import { createLabAdapter, createLabWallet } from '../../../../stories/lab/wallets/adapter'
import { rpcReader } from '../../../entries/polkadot'
import { polkadotMainnet } from '../../../networks/polkadot'
import { accountViewAtom } from '../../../state/session/account/accountView'
import { connectWallet } from '../../../state/session/connection/connect'
import { tokenListAtom } from '../../../state/money/tokens/list'
import Account from '../../session/account/Account'
import { account } from '../../parts/lateParts'
import Tokens from './Tokens'

it('What a node of Polkadot says stands in the account and among its tokens; nonsense is said to be none', async () => {
  await account.load()
  const node = await startPolkadotNode({ [aliceKey]: accountInfo(15_000_000_000n, 5_000_000_000n) })
  try {
    const networkId = `polkadot:${polkadotMainnet.id}` as const
    const address = `${networkId}:${alice}` as const
    const wallet = createLabWallet('Dot', {
      namespace: 'polkadot',
      snapshot: { networkId, address, accounts: [address] },
    })
    const open = async (url: string) => {
      const adapter = { ...createLabAdapter([wallet], 'polkadot'), reader: rpcReader({ [networkId]: url }) }
      const lab = createLab({ adapters: [adapter], config: { networks: [polkadotMainnet] } })
      const { store } = lab.portico
      for (const one of [tokenListAtom, accountViewAtom]) store.sub(one as Atom<unknown>, () => undefined)
      await store.set(connectWallet, 'dot')
      await expect.poll(() => store.get(tokenListAtom).status).not.toBe('loading')
      await expect.poll(() => store.get(accountViewAtom)?.balance?.status).not.toBe('loading')
      return [Account, Tokens].map((View) => wordsOf(draw(lab, () => createElement(View))))
    }
    const [header, tokens] = await open(node.url)
    expect(header).toMatch(/^2( |\n)*DOT$/m)
    expect(tokens).toMatch(/Polkadot\n2 DOT/)
    node.answer = '{"jsonrpc":"2.0","id":1,"result":"0x00"}'
    const [silent, none] = await open(node.url)
    expect(none).toContain('Token Balance Unavailable')
    expect([silent, none].join()).not.toMatch(/\d DOT/)
  } finally {
    node.stop()
  }
})
