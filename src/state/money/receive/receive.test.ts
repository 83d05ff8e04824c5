import { describe, expect, it } from 'vitest'
import { createLab, labNetworks } from '../../../../stories/lab/lab'
import { createLabWallet } from '../../../../stories/lab/wallets/adapter'
import { accountViewAtom } from '../../session/account/accountView'
import type { PorticoConfig } from '../../core/config'
import { connectWallet } from '../../session/connection/connect'
import { switchNetwork } from '../../session/networks/switchNetwork'
import { navigate, routeAtom } from '../../shell/router/navigation'
import { checkNetworks, goodNetworksAtom } from './compatibleNetworks'
import { editPayment, receiveAtom } from './receive'
import { shareAtom, shareText } from './share'

const me = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const dollar = {
  chainId: 1,
  address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  name: 'Dollar',
  symbol: 'USD',
  decimals: 6,
}

async function openPage(options: Parameters<typeof createLab>[0] = {}) {
  const lab = createLab(options)
  const { store } = lab.portico
  await store.set(connectWallet, 'alpha')
  return { ...lab, store, shown: () => store.get(receiveAtom) }
}

describe('an account that is to be paid', () => {
  it('is not shown without an account, nor on a network that the app does not use', async () => {
    expect(createLab().portico.store.get(receiveAtom)).toBeNull()
    const at = 'eip155:999' as const
    const snapshot = { address: `${at}:${me}`, accounts: [`${at}:${me}`], networkId: at } as const
    const page = await openPage({ wallets: [createLabWallet('Alpha', { snapshot })] })
    expect(page.shown()).toBeNull()
    expect(page.store.get(accountViewAtom)?.canReceive).toBe(false)
  })

  it('asks for an amount of a token of the host’s list', async () => {
    const listed = [dollar, { ...dollar, chainId: 10, symbol: 'ELSEWHERE' }, { nonsense: true } as never]
    const page = await openPage({ config: { sources: { tokens: listed } } })
    expect(page.shown()?.tokens.map(({ symbol }) => symbol)).toEqual(['ETH', 'USD'])
    expect(page.shown()?.link).toBe(`ethereum:${me}@1`)
    page.store.set(editPayment, { amount: '.5' })
    expect(page.shown()?.link).toBe(`ethereum:${me}@1?value=500000000000000000`)
    page.store.set(editPayment, { token: dollar.address })
    expect(page.shown()?.link).toBe(`ethereum:${dollar.address}@1/transfer?address=${me}&uint256=500000`)
    page.store.set(editPayment, { amount: '0.0000001' })
    expect(page.shown()).toMatchObject({ link: null, isInvalid: true })
    page.store.set(editPayment, { amount: '0' })
    expect(page.shown()?.link).toBe(`ethereum:${dollar.address}@1/transfer?address=${me}`)
  })

  it('starts again on another network', async () => {
    const page = await openPage()
    page.store.set(editPayment, { amount: '5' })
    await page.store.set(switchNetwork, 'eip155:10')
    expect(page.shown()).toMatchObject({ amount: '', link: `ethereum:${me}@10` })
  })

  it('is good on every network of its kind, or as a contract on its own', async () => {
    const page = await openPage()
    const own = labNetworks.map(({ id }) => `eip155:${id}`)
    page.store.sub(goodNetworksAtom, () => undefined)
    const found = () => {
      const state = page.store.get(goodNetworksAtom)
      return state.status === 'ready' ? state.value.map(({ caipNetworkId }) => caipNetworkId) : state.status
    }
    await expect.poll(found).toEqual(own)
    page.adapter.isContract = true
    page.store.set(checkNetworks)
    await expect.poll(found).toEqual(['eip155:1'])
  })

  it('has its row unless the host, or the basic variant, has it off', async () => {
    const row = async (config: Partial<PorticoConfig>) =>
      (await openPage({ config })).store.get(accountViewAtom)?.canReceive
    expect(await row({})).toBe(true)
    expect(await row({ features: { receive: false } })).toBe(false)
    expect(await row({ basic: true })).toBe(false)
  })

  it('has a view that only who is connected reaches', async () => {
    const lab = createLab()
    lab.portico.store.set(navigate, { name: 'WalletReceive' })
    expect(lab.portico.store.get(routeAtom).name).toBe('Connect')
    const page = await openPage()
    page.store.set(navigate, { name: 'WalletReceive' })
    expect(page.store.get(routeAtom).name).toBe('WalletReceive')
  })

  it('is shared where the device can', async () => {
    expect(createLab().portico.store.get(shareAtom)).toBeNull()
    const shared: string[] = []
    const share = async (text: string) => void shared.push(text)
    const page = await openPage({ platform: { share } })
    page.store.set(shareText, me)
    expect(shared).toEqual([me])
  })
})
