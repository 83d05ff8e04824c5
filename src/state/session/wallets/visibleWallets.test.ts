import fc from 'fast-check'
import { atom } from 'jotai/vanilla'
import { describe, expect, it } from 'vitest'
import { createLabWallet } from '../../../../stories/lab/wallets/adapter'
import { createLab } from '../../../../stories/lab/lab'
import { createLabSiwx } from '../../../../stories/lab/siwx'
import { solana } from '../../../chains/solana'
import { solanaMainnet } from '../../../networks'
import { rememberWallet, recentWalletsAtom } from '../connection/attach'
import { getInstalledWallet, visibleWalletsAtom } from './visibleWallets'
import { connectMethodsAtom } from '../project/connectMethods'

/** Announces a wallet of Solana that can do so much. */
function register(page: EventTarget, name: string, features: readonly string[]) {
  const wallet = {
    name,
    icon: '',
    chains: [`solana:${solanaMainnet.id}`],
    accounts: [],
    features: Object.fromEntries(features.map((feature) => [feature, {}])),
  }
  const detail = (api: { register: (one: object) => void }) => api.register(wallet)
  page.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail }))
}

const browserWallet = () => createLabWallet('Browser Wallet', { id: 'injected', type: 'INJECTED' })

describe('the wallets a visitor sees', () => {
  it('leaves out the excluded, by rdns or by name in any case', () => {
    const wallets = [
      createLabWallet('Alpha', { rdns: 'io.alpha' }),
      createLabWallet('Beta'),
      createLabWallet('Gamma', { rdns: 'io.gamma' }),
    ]
    const { portico } = createLab({ wallets, config: { excludeWallets: ['IO.ALPHA', 'bEtA'] } })
    expect(portico.store.get(visibleWalletsAtom).map(({ name }) => name)).toEqual(['Gamma'])
  })

  it('are those that the host lists by rdns, name or id, where it lists any so; its own are always there', () => {
    const wallets = [
      createLabWallet('Alpha', { rdns: 'io.alpha' }),
      createLabWallet('Beta'),
      createLabWallet('Gamma', { rdns: 'io.gamma' }),
      createLabWallet('Own', { type: 'EXTERNAL' }),
    ]
    const shown = (includeWallets: readonly string[]) =>
      createLab({ wallets, config: { directory: { includeWallets } } })
        .portico.store.get(visibleWalletsAtom)
        .map(({ name }) => name)
    expect(shown(['IO.ALPHA', 'bEtA'])).toEqual(['Alpha', 'Beta', 'Own'])
    expect(shown(['io.other', 'a'.repeat(64)])).toEqual(['Own'])
    expect(shown([])).toHaveLength(4)
    // Ids of the directory say nothing of this browser.
    expect(shown(['a'.repeat(64)])).toHaveLength(4)
  })

  it('hides a wallet without a name of its own on desktop and shows it in a mobile wallet browser', () => {
    const desktop = createLab({ wallets: [browserWallet()] })
    const mobile = createLab({ wallets: [browserWallet()], platform: { isMobile: true } })
    expect(desktop.portico.store.get(visibleWalletsAtom)).toHaveLength(0)
    expect(mobile.portico.store.get(visibleWalletsAtom)).toHaveLength(1)
  })

  it('shows each wallet once', () => {
    const external = createLabWallet('Alpha again', { rdns: 'io.alpha', type: 'EXTERNAL' })
    const twice = [createLabWallet('Alpha', { rdns: 'io.alpha' }), external]
    const { portico } = createLab({ wallets: twice })
    expect(portico.store.get(visibleWalletsAtom).map(({ name }) => name)).toEqual(['Alpha'])
  })

  it('take one place among the recent ones when they speak several chains, and two when they are two', () => {
    const { portico } = createLab()
    const recent = () => portico.store.get(recentWalletsAtom).map(({ id }) => id)
    const remember = (id: string, name: string, rdns?: string) => portico.store.set(rememberWallet, { id, name, rdns })
    remember('io.alpha', 'Alpha', 'io.alpha')
    remember('beta', 'Beta')
    remember('solana:beta', 'Beta')
    expect(recent()).toEqual(['solana:beta', 'io.alpha'])
    remember('io.beta', 'Beta', 'io.beta')
    expect(recent()).toEqual(['io.beta', 'io.alpha'])
    remember('io.other', 'Beta', 'io.other')
    expect(recent()).toEqual(['io.other', 'io.beta'])
  })

  it('says which of them this browser has', () => {
    const { portico } = createLab({ wallets: [createLabWallet('Alpha'), createLabWallet('Own', { type: 'EXTERNAL' })] })
    expect(portico.store.get(visibleWalletsAtom).map(({ name, isInstalled }) => [name, isInstalled])).toEqual([
      ['Alpha', true],
      ['Own', false],
    ])
  })

  it('sees one that is announced late', () => {
    const { portico, adapter } = createLab({ wallets: [] })
    adapter.add(createLabWallet('Late'))
    expect(portico.store.get(visibleWalletsAtom).map(({ name }) => name)).toEqual(['Late'])
  })

  it.each([
    ['required', true, []],
    ['optional', false, ['Mute']],
    ['not there', undefined, ['Mute']],
  ])(
    'a wallet that cannot sign a message is not offered, nor taken for an installed one, where sign-in is required: %s',
    (_, required, offered) => {
      const page = new EventTarget()
      const siwx = required === undefined ? {} : { siwx: createLabSiwx({ getRequired: () => required }) }
      const adapters = [solana({ page })]
      const { portico } = createLab({ adapters, config: { networks: [solanaMainnet], adapters, ...siwx } })
      register(page, 'Mute', ['standard:connect', 'solana:signTransaction'])
      const names = () => portico.store.get(visibleWalletsAtom).map(({ name }) => name)
      expect(names()).toEqual(offered)
      expect(portico.store.get(atom((get) => getInstalledWallet(get, { name: 'Mute' })))?.name).toBe(offered[0])
      register(page, 'Sextant', ['standard:connect', 'solana:signMessage'])
      expect(names()).toEqual([...offered, 'Sextant'])
    },
  )

  it('remembers at most two, newest first, none twice', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 12 }), (picks) => {
        const { portico } = createLab({ wallets: [] })
        for (const id of picks) portico.store.set(rememberWallet, createLabWallet(id))
        const expected = [...new Set([...picks].reverse())].slice(0, 2)
        expect(portico.store.get(recentWalletsAtom).map(({ id }) => id)).toEqual(expected)
      }),
    )
  })
})

describe('the order of ways to connect', () => {
  it('starts with e-mail, unless a browser wallet is there or the host decides', () => {
    const order = (lab: ReturnType<typeof createLab>) => lab.portico.store.get(connectMethodsAtom)
    expect(order(createLab({ wallets: [] }))).toEqual(['email', 'social', 'wallet'])
    expect(order(createLab({ wallets: [browserWallet()] }))).toEqual(['email', 'social', 'wallet'])
    expect(order(createLab())).toEqual(['wallet', 'email', 'social'])
    expect(order(createLab({ config: { connectMethodsOrder: ['social', 'wallet'] } }))).toEqual(['social', 'wallet'])
  })
})
