import { describe, expect, it } from 'vitest'
import { createLabAdapter, createLabWallet } from '../../../stories/lab/wallets/adapter'
import { createLab, labNetworks } from '../../../stories/lab/lab'
import { createNamesLab, reserve, signer, type NamesLab } from '../../../stories/lab/names'
import { ChainNotSupportedError, UserRejectedError, WalletFailedError } from '../../chains/errors/errors'
import { InvalidChainIdError } from '../../chains/errors/nameErrors'
import { connectWallet } from '../connection/connect'
import { disconnect } from '../connection/disconnect'
import {
  InvalidNameError,
  NameOwnedError,
  NamesUnavailableError,
  NameTooShortError,
  NoAccountToNameError,
} from './errors'
import {
  nameInputAtom,
  nameProblemAtom,
  pickName,
  retrySuggestions,
  shownProblemAtom,
  suggestionsAtom,
  typeName,
} from './form'
import { canGetNameAtom, ownNameAtom, openNames } from './names'
import { cancelRegistration, registerName, submitName } from './registerName'
import { registeredNameAtom, registrableZoneAtom, registrationAtom } from './registration'
import { resolveName } from './resolveName'
import { routeAtom } from '../router/stack'
import { RegisterNameError, ReverseNamesError } from '../../services/names/errors'

async function connected(options: Parameters<typeof createNamesLab>[0] = {}) {
  const made = createNamesLab(options)
  const { store } = made.lab.portico
  await store.set(connectWallet, 'alpha')
  store.sub(canGetNameAtom, () => undefined)
  return { ...made, store }
}

type Connected = NamesLab & { readonly store: NamesLab['lab']['portico']['store'] }

const whole = 'alice.portico.test'

async function typed({ lab, store }: Connected, text = 'alice') {
  store.set(openNames)
  store.set(typeName, text)
  await lab.clock.advance(300)
  await expect.poll(() => store.get(suggestionsAtom).status).toBe('ready')
}

const becomes = ({ store }: Connected, status: string) =>
  expect.poll(() => store.get(registrationAtom).status).toBe(status)
const eventsOf = ({ lab }: Connected, pattern = /NAME|ENS/) => lab.events.filter(({ event }) => pattern.test(event))

describe('what is typed', () => {
  it('loses what is no letter, digit or hyphen', async () => {
    const { store } = await connected()
    for (const [text, input] of [
      ['Al-Ice_ 7!', 'al-ice7'],
      ['élan\u202E', 'lan'],
      [' alice.portico.test ', 'alice'],
      ['alice.elsewhere', 'aliceelsewhere'],
    ] as const) {
      store.set(typeName, text)
      expect(store.get(nameInputAtom)).toBe(input)
    }
  })

  it('has its problem, shown once it was tried', async () => {
    const { store } = await connected()
    const problems = () => [store.get(nameProblemAtom), store.get(shownProblemAtom)]
    store.set(typeName, 'ali')
    expect(problems()).toEqual(['tooShort', null])
    store.set(submitName)
    expect(problems()).toEqual(['tooShort', 'tooShort'])
    store.set(typeName, 'alice')
    expect(problems()).toEqual([null, null])
    store.set(typeName, 'a'.repeat(52))
    store.set(submitName)
    expect(problems()).toEqual(['invalid', 'invalid'])
    store.set(typeName, 'a'.repeat(51))
    expect(problems()).toEqual([null, null])
  })

  it('is refused when it is taken, and for who has a name', async () => {
    const world = await connected()
    reserve(world.names, whole)
    await typed(world)
    expect(world.store.get(nameProblemAtom)).toBe('registered')
    world.store.set(submitName)
    expect(world.store.get(registrationAtom).status).toBe('editing')

    const owner = createNamesLab()
    reserve(owner.names, 'bobby.portico.test', signer.address)
    const { store } = owner.lab.portico
    await store.set(connectWallet, 'alpha')
    store.sub(shownProblemAtom, () => undefined)
    await expect.poll(() => store.get(shownProblemAtom)).toBe('owned')
    expect(store.get(ownNameAtom)).toBe('bobby.portico.test')
  })

  it('is forgotten when the view is left', async () => {
    const { store, lab } = await connected()
    store.set(openNames)
    store.set(typeName, 'alice')
    lab.portico.close()
    expect([store.get(nameInputAtom), store.get(suggestionsAtom)]).toEqual(['', { status: 'idle' }])
  })
})

describe('suggestions', () => {
  it('are asked for once typing pauses for 300 ms; the newest wins', async () => {
    const world = await connected()
    const { store, names, lab } = world
    const suggested = () =>
      names.asked.filter((path) => path.includes('suggestions')).map((path) => path.split('/').at(-1))
    store.set(typeName, 'ali')
    await lab.clock.advance(1_000)
    expect([suggested(), store.get(suggestionsAtom).status]).toEqual([[], 'idle'])
    store.set(typeName, 'alic')
    await lab.clock.advance(299)
    store.set(typeName, 'alice')
    expect(store.get(suggestionsAtom)).toEqual({ status: 'loading', names: [] })
    await lab.clock.advance(299)
    expect(suggested()).toEqual([])
    await lab.clock.advance(1)
    await expect.poll(() => store.get(suggestionsAtom).status).toBe('ready')
    expect(suggested()).toEqual(['alice'])
  })

  it('that come late are not those of what is typed now', async () => {
    const { store, names, lab } = await connected()
    let letGo = () => undefined as void
    names.held = new Promise<void>((resolve) => (letGo = resolve))
    store.set(typeName, 'alice')
    await lab.clock.advance(300)
    names.held = null
    store.set(typeName, 'bobby')
    await lab.clock.advance(300)
    await expect
      .poll(() => store.get(suggestionsAtom))
      .toMatchObject({ status: 'ready', names: [{ name: 'bobby.portico.test' }, {}, {}, {}] })
    const shown = store.get(suggestionsAtom)
    letGo()
    await lab.clock.advance(0)
    expect(store.get(suggestionsAtom)).toBe(shown)
  })

  it('stay to choose from when one is picked, and while the next are on their way', async () => {
    const world = await connected()
    const { store, names } = world
    await typed(world)
    const shown = store.get(suggestionsAtom)
    const before = names.asked.length
    store.set(pickName, 'alice-id.portico.test')
    expect([store.get(nameInputAtom), store.get(suggestionsAtom), names.asked.length]).toEqual([
      'alice-id',
      shown,
      before,
    ])
    store.set(typeName, 'alicia')
    expect(store.get(suggestionsAtom)).toEqual({ status: 'loading', names: 'names' in shown && shown.names })
  })

  it('that fail are asked for again', async () => {
    const world = await connected()
    const { store, names, lab } = world
    names.isDown = true
    store.set(typeName, 'alice')
    await lab.clock.advance(300)
    await expect.poll(() => store.get(suggestionsAtom).status).toBe('failed')
    expect(lab.events.at(-1)).toMatchObject({
      type: 'error',
      properties: { errorMessage: 'Error fetching name suggestions' },
    })
    names.isDown = false
    store.set(retrySuggestions)
    await expect.poll(() => store.get(suggestionsAtom).status).toBe('ready')
  })
})

describe('registering a name', () => {
  it('takes a signature, and ends at the success view', async () => {
    const world = await connected()
    const { store, names } = world
    await typed(world)
    expect(store.get(canGetNameAtom)).toBe(true)
    store.set(submitName)
    expect(store.get(registrationAtom).status).toBe('opening')
    await expect.poll(() => store.get(routeAtom).name).toBe('RegisterAccountNameSuccess')
    expect(store.get(registeredNameAtom)).toBe(whole)
    await expect.poll(() => store.get(ownNameAtom)).toBe(whole)
    expect(store.get(canGetNameAtom)).toBe(false)
    const record = names.book.records.get(whole)
    expect(record?.addresses).toMatchObject({ 2147483649: { address: signer.address } })
    expect(record?.attributes).toEqual({})
    expect(eventsOf(world).map(({ event, properties }) => [event, properties])).toEqual([
      ['OPEN_ENS_FLOW', { isSmartAccount: false }],
      ['REGISTER_NAME_INITIATED', { isSmartAccount: false, ensName: whole }],
      ['REGISTER_NAME_SUCCESS', { isSmartAccount: false, ensName: whole }],
    ])
  })

  it('shows how long the wallet takes, and can be given up: a late signature registers nothing', async () => {
    const world = await connected()
    const { store, wallet, lab, names } = world
    let sign = () => undefined as void
    wallet.onSign = async (message) => {
      await new Promise<void>((resolve) => (sign = resolve))
      return signer.signMessage({ message })
    }
    await typed(world)
    store.set(submitName)
    await lab.clock.advance(5_000)
    expect(store.get(registrationAtom).status).toBe('waiting')
    await lab.clock.advance(15_000)
    expect(store.get(registrationAtom).status).toBe('notAnswering')
    store.set(cancelRegistration)
    expect(store.get(registrationAtom).status).toBe('editing')
    sign()
    await lab.clock.advance(0)
    expect([names.book.records.size, store.get(nameInputAtom)]).toEqual([0, 'alice'])
  })

  it.each([
    ['account', { networkId: 'eip155:1', address: 'eip155:1:0x00000000000000000000000000000000000000b2' }],
    ['network', { networkId: 'eip155:10', address: `eip155:10:${signer.address}` }],
  ] as const)('ignores a signature after the %s changed', async (_what, { networkId, address }) => {
    const world = await connected()
    const { store, wallet, lab, names } = world
    let sign = () => undefined as void
    wallet.onSign = async (message) => {
      await new Promise<void>((resolve) => (sign = resolve))
      return signer.signMessage({ message })
    }
    const registering = store.set(registerName, 'alice')
    await lab.clock.advance(0)
    wallet.change({ networkId, address, accounts: [address] })
    expect(store.get(registrationAtom).status).toBe('editing')
    sign()
    expect(await registering).toBeNull()
    expect(names.book.records.size).toBe(0)
    expect(store.get(registrationAtom).status).toBe('editing')
  })

  it('says it is registering; what comes after the account left is true, and nobody is shown it', async () => {
    const world = await connected()
    const { store, names, lab } = world
    await typed(world)
    let letGo = () => undefined as void
    store.set(submitName)
    names.held = new Promise<void>((resolve) => (letGo = resolve))
    await becomes(world, 'registering')
    await store.set(disconnect)
    letGo()
    await expect.poll(() => eventsOf(world).at(-1)?.event).toBe('REGISTER_NAME_SUCCESS')
    await lab.clock.advance(0)
    expect(store.get(routeAtom).name).toBe('Connect')
    expect(store.get(registeredNameAtom)).toBeNull()
  })

  it('declined, asks again with the name kept', async () => {
    const world = await connected()
    const { store, wallet } = world
    const { onSign } = wallet
    wallet.onSign = () => Promise.reject(new UserRejectedError('no'))
    await typed(world)
    store.set(submitName)
    await becomes(world, 'declined')
    expect([store.get(routeAtom).name, store.get(nameInputAtom)]).toEqual(['RegisterAccountName', 'alice'])
    expect(eventsOf(world).at(-1)).toMatchObject({
      event: 'REGISTER_NAME_ERROR',
      properties: { ensName: whole, error: 'no' },
    })
    store.set(pickName, 'alice-id')
    expect(store.get(registrationAtom).status).toBe('editing')
    wallet.onSign = onSign
    store.set(submitName)
    await expect.poll(() => store.get(routeAtom).name).toBe('RegisterAccountNameSuccess')
  })

  it('refused by the service, says its reason', async () => {
    const world = await connected()
    const { store, wallet, lab } = world
    await typed(world)
    const { onSign } = wallet
    wallet.onSign = async (message) => {
      await lab.clock.advance(11_000)
      return (await onSign?.(message)) ?? ''
    }
    store.set(submitName)
    await becomes(world, 'failed')
    expect(store.get(registrationAtom)).toMatchObject({
      what: 'registration',
      reason: 'The signature is too old',
      error: expect.any(RegisterNameError),
    })
    expect(eventsOf(world).at(-1)).toMatchObject({ properties: { error: `Error registering name ${whole}` } })
  })

  it('tells who failed', async () => {
    const world = await connected()
    const { store, wallet, names, lab } = world
    wallet.onSign = () => Promise.reject(new WalletFailedError('broken'))
    await typed(world)
    store.set(submitName)
    await becomes(world, 'failed')
    expect(store.get(registrationAtom)).toMatchObject({ what: 'signature', reason: undefined })
    names.isDown = true
    await lab.clock.advance(300_000)
    store.set(submitName)
    await expect
      .poll(() => store.get(registrationAtom))
      .toMatchObject({ what: 'lookup', error: expect.any(ReverseNamesError) })
  })

  it('is refused to who got a name elsewhere meanwhile', async () => {
    const world = await connected()
    const { store, names, lab } = world
    await typed(world)
    reserve(names, 'other.portico.test', signer.address)
    await lab.clock.advance(300_000)
    await expect(store.set(registerName, 'alice')).rejects.toBeInstanceOf(NameOwnedError)
    expect(store.get(registrationAtom).status).toBe('editing')
    await expect.poll(() => store.get(nameProblemAtom)).toBe('owned')
  })

  it('is refused with a typed error where there can be no name', async () => {
    const { store } = await connected()
    await expect(store.set(registerName, 'abc')).rejects.toBeInstanceOf(NameTooShortError)
    await expect(store.set(registerName, 'al ice')).rejects.toBeInstanceOf(InvalidNameError)
    await store.set(disconnect)
    await expect(store.set(registerName, 'alice')).rejects.toBeInstanceOf(NoAccountToNameError)

    const without = createLab()
    await without.portico.store.set(connectWallet, 'alpha')
    await expect(without.portico.store.set(registerName, 'alice')).rejects.toBeInstanceOf(NamesUnavailableError)
    await expect(without.portico.store.set(resolveName, whole)).rejects.toBeInstanceOf(NamesUnavailableError)
    expect(without.portico.store.get(registrableZoneAtom)).toBeNull()

    const huge = 'eip155:2147483648' as const
    const account = `${huge}:${signer.address}` as const
    const far = await connected({
      wallets: [createLabWallet('Alpha', { snapshot: { networkId: huge, address: account, accounts: [account] } })],
      config: { allowUnsupportedChain: true },
    })
    await expect(far.store.set(registerName, 'alice')).rejects.toBeInstanceOf(InvalidChainIdError)
  })

  it('is for accounts of eip155', async () => {
    const networkId = 'solana:main'
    const address = `${networkId}:abc` as const
    const wallet = createLabWallet('Alpha', {
      namespace: 'solana',
      snapshot: { networkId, address, accounts: [address] },
    })
    const adapter = createLabAdapter([wallet], 'solana')
    const network = { ...labNetworks[0], id: 'main', chainNamespace: 'solana', caipNetworkId: networkId } as never
    const { lab, names } = createNamesLab({ adapters: [adapter], config: { networks: [network], adapters: [adapter] } })
    const { store } = lab.portico
    await store.set(connectWallet, 'alpha')
    await expect(store.set(registerName, 'alice')).rejects.toBeInstanceOf(ChainNotSupportedError)
    await expect(store.set(resolveName, whole)).rejects.toBeInstanceOf(ChainNotSupportedError)
    store.sub(canGetNameAtom, () => undefined)
    await lab.clock.advance(0)
    expect([store.get(canGetNameAtom), store.get(registrableZoneAtom), names.asked]).toEqual([false, null, []])
  })
})

describe('looking names up', () => {
  it('is kept for five minutes, over a reload, and not longer', async () => {
    const { store, names, lab } = await connected()
    reserve(names, whole, signer.address)
    const resolve = () => store.set(resolveName, ' Alice.portico.test')
    expect(await resolve()).toBe(signer.address)
    expect(await resolve()).toBe(signer.address)
    const asked = () => names.asked.filter((path) => path.endsWith(whole)).length
    expect(asked()).toBe(1)
    expect(JSON.parse(lab.storage.getItem('portico/nameLookupCache') ?? '')).toMatchObject({
      [`name:eip155:1:${whole}`]: { value: [signer.address], at: lab.clock.now() },
    })
    await lab.clock.advance(300_000)
    names.book.records.clear()
    expect(await resolve()).toBeNull()
    expect(asked()).toBe(2)
  })

  it('ends with the connection, and believes nothing that was tampered with', async () => {
    const { store, names, lab } = await connected()
    await store.set(resolveName, whole)
    expect(lab.storage.getItem('portico/nameLookupCache')).not.toBeNull()
    await store.set(disconnect)
    expect(lab.storage.getItem('portico/nameLookupCache')).toBeNull()
    const at = lab.clock.now()
    for (const lookup of [
      { at, value: [7] },
      { at, value: ['0x'.padEnd(201, '1')] },
      { at, value: 7 },
      { at: 'now', value: [] },
      7,
    ]) {
      lab.storage.setItem('portico/nameLookupCache', JSON.stringify({ [`name:eip155:1:${whole}`]: lookup }))
      const before = names.asked.length
      expect(await store.set(resolveName, whole)).toBeNull()
      expect(names.asked.length).toBe(before + 1)
    }
  })

  it('finds nothing for a network the name was not registered on', async () => {
    const { store, names, wallet } = await connected()
    reserve(names, whole, signer.address)
    const address = `eip155:10:${signer.address}` as const
    wallet.change({ networkId: 'eip155:10', address, accounts: [address] })
    expect(await store.set(resolveName, whole)).toBeNull()
  })

  it('that fails offers no name', async () => {
    const { lab, names } = createNamesLab()
    names.isDown = true
    const { store } = lab.portico
    await store.set(connectWallet, 'alpha')
    store.sub(canGetNameAtom, () => undefined)
    await expect.poll(() => lab.events.some((event) => event.type === 'error')).toBe(true)
    expect([store.get(canGetNameAtom), store.get(ownNameAtom)]).toEqual([false, null])
  })
})
