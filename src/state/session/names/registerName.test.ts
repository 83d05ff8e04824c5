import { describe, expect, it } from 'vitest'
import { createLabAdapter, createLabWallet } from '../../../../stories/lab/wallets/adapter'
import { createLab, labNetworks } from '../../../../stories/lab/lab'
import { createGatedLab } from '../../../../stories/lab/wallets/gated'
import { createNamesLab, reserve, signer } from '../../../../stories/lab/names'
import {
  aliceName,
  connectForNames,
  eventsOf,
  typeUntilSuggested,
  waitForRegistration,
} from '../../../../stories/lab/testing/namesForm'
import { ChainNotSupportedError } from '../../../chains/errors/chainErrors'
import { UserRejectedError } from '../../../chains/errors/errors'
import { WalletFailedError } from '../../../chains/errors/walletErrors'
import { InvalidChainIdError } from '../../../chains/errors/nameErrors'
import { approve, reject, setVisibility } from '../approvals/decide'
import { approvalAtom } from '../approvals/queue'
import { connectWallet } from '../connection/connect'
import { disconnect } from '../connection/disconnect'
import {
  InvalidNameError,
  NameOwnedError,
  NamesUnavailableError,
  NameTooShortError,
  NoAccountToNameError,
} from './registrationErrors'
import { nameInputAtom, nameProblemAtom, pickName, suggestionsAtom, typeName } from './form'
import { canGetNameAtom, openNames, ownNameAtom } from './names'
import { cancelRegistration, registerName, submitName } from './registerName'
import { registeredNameAtom, registrableZoneAtom, registrationAtom } from './registration'
import { resolveName } from './resolveName'
import { routeAtom } from '../../shell/router/navigation'
import { RegisterNameError, ReverseNamesError } from '../../../services/names/nameServiceErrors'

describe('registering a name', () => {
  it('takes a signature, and ends at the success view', async () => {
    const world = await connectForNames()
    const { store, names } = world
    await typeUntilSuggested(world)
    expect(store.get(canGetNameAtom)).toBe(true)
    store.set(submitName)
    expect(store.get(registrationAtom).status).toBe('opening')
    await expect.poll(() => store.get(routeAtom).name).toBe('RegisterAccountNameSuccess')
    expect(store.get(registeredNameAtom)).toBe(aliceName)
    await expect.poll(() => store.get(ownNameAtom)).toBe(aliceName)
    expect(store.get(canGetNameAtom)).toBe(false)
    const record = names.book.records.get(aliceName)
    expect(record?.addresses).toMatchObject({ 2147483649: { address: signer.address } })
    expect(record?.attributes).toEqual({})
    expect(
      eventsOf(world).map(({ event, properties }) => [event, { ...properties, caipNetworkId: undefined }]),
    ).toEqual([
      ['OPEN_ENS_FLOW', {}],
      ['REGISTER_NAME_INITIATED', { ensName: aliceName }],
      ['REGISTER_NAME_SUCCESS', { ensName: aliceName }],
    ])
  })

  it('is approved here where the wallet has no prompt of its own, and goes on in its view', async () => {
    const { names, lab: before } = createNamesLab()
    before.portico.destroy()
    const lab = await createGatedLab(before.env.services && { services: before.env.services })
    const { store } = lab.portico
    store.sub(canGetNameAtom, () => undefined)
    store.set(openNames)
    store.set(typeName, 'alice')
    await lab.clock.advance(300)
    await expect.poll(() => store.get(suggestionsAtom).status).toBe('ready')
    store.set(submitName)
    await expect.poll(() => store.get(routeAtom).name).toBe('ApproveTransaction')
    await expect.poll(() => store.get(approvalAtom)?.description.status).toBe('ready')
    expect(lab.asked).toEqual([])
    const { id = 0 } = store.get(approvalAtom) ?? {}
    store.set(setVisibility, id, true)
    await lab.clock.advance(500)
    store.set(approve, id, { isSeen: true, isTrusted: true })
    await expect.poll(() => store.get(routeAtom).name).toBe('RegisterAccountNameSuccess')
    expect(lab.asked).toEqual(['personal_sign'])
    expect(names.book.records.has(aliceName)).toBe(true)
  })

  it('keeps what was typed where the approval is declined', async () => {
    const { lab: before } = createNamesLab()
    before.portico.destroy()
    const lab = await createGatedLab(before.env.services && { services: before.env.services })
    const { store } = lab.portico
    store.sub(canGetNameAtom, () => undefined)
    store.set(openNames)
    store.set(typeName, 'alice')
    await lab.clock.advance(300)
    store.set(submitName)
    await expect.poll(() => store.get(routeAtom).name).toBe('ApproveTransaction')
    store.set(reject, store.get(approvalAtom)?.id ?? 0)
    await expect.poll(() => store.get(registrationAtom).status).toBe('declined')
    expect(store.get(routeAtom).name).toBe('RegisterAccountName')
    expect(store.get(nameInputAtom)).toBe('alice')
    expect(lab.asked).toEqual([])
  })

  it('shows how long the wallet takes, and can be given up: a late signature registers nothing', async () => {
    const world = await connectForNames()
    const { store, wallet, lab, names } = world
    let sign = () => undefined as void
    wallet.onSign = async (message) => {
      await new Promise<void>((resolve) => (sign = resolve))
      return signer.signMessage({ message })
    }
    await typeUntilSuggested(world)
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
    const world = await connectForNames()
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

  it('says it is registering; what comes after the account left is true, and is not shown', async () => {
    const world = await connectForNames()
    const { store, names, lab } = world
    await typeUntilSuggested(world)
    let letGo = () => undefined as void
    store.set(submitName)
    names.held = new Promise<void>((resolve) => (letGo = resolve))
    await waitForRegistration(world, 'registering')
    await store.set(disconnect)
    letGo()
    await expect.poll(() => eventsOf(world).at(-1)?.event).toBe('REGISTER_NAME_SUCCESS')
    await lab.clock.advance(0)
    expect(store.get(routeAtom).name).toBe('Connect')
    expect(store.get(registeredNameAtom)).toBeNull()
  })

  it('declined, asks again with the name kept', async () => {
    const world = await connectForNames()
    const { store, wallet } = world
    const { onSign } = wallet
    wallet.onSign = () => Promise.reject(new UserRejectedError('no'))
    await typeUntilSuggested(world)
    store.set(submitName)
    await waitForRegistration(world, 'declined')
    expect([store.get(routeAtom).name, store.get(nameInputAtom)]).toEqual(['RegisterAccountName', 'alice'])
    expect(eventsOf(world).at(-1)).toMatchObject({
      event: 'REGISTER_NAME_ERROR',
      properties: { ensName: aliceName, error: 'no' },
    })
    store.set(pickName, 'alice-id')
    expect(store.get(registrationAtom).status).toBe('editing')
    wallet.onSign = onSign
    store.set(submitName)
    await expect.poll(() => store.get(routeAtom).name).toBe('RegisterAccountNameSuccess')
  })

  it('refused by the service, says its reason', async () => {
    const world = await connectForNames()
    const { store, wallet, lab } = world
    await typeUntilSuggested(world)
    const { onSign } = wallet
    wallet.onSign = async (message) => {
      await lab.clock.advance(11_000)
      return (await onSign?.(message)) ?? ''
    }
    store.set(submitName)
    await waitForRegistration(world, 'failed')
    expect(store.get(registrationAtom)).toMatchObject({
      what: 'registration',
      reason: 'The signature is too old',
      error: expect.any(RegisterNameError),
    })
    expect(eventsOf(world).at(-1)).toMatchObject({ properties: { error: `Error registering name ${aliceName}` } })
  })

  it('tells who failed', async () => {
    const world = await connectForNames()
    const { store, wallet, names, lab } = world
    wallet.onSign = () => Promise.reject(new WalletFailedError('broken'))
    await typeUntilSuggested(world)
    store.set(submitName)
    await waitForRegistration(world, 'failed')
    expect(store.get(registrationAtom)).toMatchObject({ what: 'signature', reason: undefined })
    names.isDown = true
    await lab.clock.advance(300_000)
    store.set(submitName)
    await expect
      .poll(() => store.get(registrationAtom))
      .toMatchObject({ what: 'lookup', error: expect.any(ReverseNamesError) })
  })

  it('is refused to who got a name elsewhere meanwhile', async () => {
    const world = await connectForNames()
    const { store, names, lab } = world
    await typeUntilSuggested(world)
    reserve(names, 'other.portico.test', signer.address)
    await lab.clock.advance(300_000)
    await expect(store.set(registerName, 'alice')).rejects.toBeInstanceOf(NameOwnedError)
    expect(store.get(registrationAtom).status).toBe('editing')
    await expect.poll(() => store.get(nameProblemAtom)).toBe('owned')
  })

  it('is refused with a typed error where there can be no name', async () => {
    const { store } = await connectForNames()
    await expect(store.set(registerName, 'abc')).rejects.toBeInstanceOf(NameTooShortError)
    await expect(store.set(registerName, 'al ice')).rejects.toBeInstanceOf(InvalidNameError)
    await store.set(disconnect)
    await expect(store.set(registerName, 'alice')).rejects.toBeInstanceOf(NoAccountToNameError)

    const without = createLab()
    await without.portico.store.set(connectWallet, 'alpha')
    await expect(without.portico.store.set(registerName, 'alice')).rejects.toBeInstanceOf(NamesUnavailableError)
    await expect(without.portico.store.set(resolveName, aliceName)).rejects.toBeInstanceOf(NamesUnavailableError)
    expect(without.portico.store.get(registrableZoneAtom)).toBeNull()

    const huge = 'eip155:2147483648' as const
    const account = `${huge}:${signer.address}` as const
    const far = await connectForNames({
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
    await expect(store.set(resolveName, aliceName)).rejects.toBeInstanceOf(ChainNotSupportedError)
    store.sub(canGetNameAtom, () => undefined)
    await lab.clock.advance(0)
    expect([store.get(canGetNameAtom), store.get(registrableZoneAtom), names.asked]).toEqual([false, null, []])
  })
})
