import type { LocalFeatures } from './options/features'
import { describe, expect, it } from 'vitest'
import { createLabAdapter } from '../../../stories/lab/wallets/adapter'
import { labNetworks } from '../../../stories/lab/lab'
import type { PorticoConfig } from './config'
import { checkConfig } from './checkConfig'
import { ConflictingSignInError, InvalidConfigError } from './configErrors'
import { createSiweConfig } from '../../siwx/roles'
import type { SiweOptions } from '../../siwx/siweTypes'
import type { SiwxConfig } from '../../siwx/types'

const good: PorticoConfig = { networks: labNetworks, adapters: [createLabAdapter([])], projectId: null }

const nothing = async () => undefined
const siwx = {
  createMessage: nothing,
  addSession: nothing,
  setSessions: nothing,
  getSessions: async () => [],
  revokeSession: nothing,
} as unknown as SiwxConfig
const siweOptions = {
  createMessage: nothing,
  getNonce: nothing,
  getMessageParams: nothing,
  verifyMessage: nothing,
  getSession: nothing,
  signOut: nothing,
} as unknown as SiweOptions

/** A new feature does not compile until it is checked here. */
const everyFeature: Record<keyof LocalFeatures, true> = {
  email: true,
  activity: true,
  receive: true,
  send: true,
  tokens: true,
  nfts: true,
  swaps: true,
  onramp: true,
  socials: true,
}

describe('the configuration', () => {
  it('fills what is left out', () => {
    expect(checkConfig(good)).toMatchObject({
      id: '',
      projectId: null,
      isProjectIdMissing: false,
      defaultNetwork: { caipNetworkId: 'eip155:1' },
      enableNetworkSwitch: true,
      allowUnsupportedChain: false,
      enableReconnect: true,
      basic: false,
    })
  })

  it('tells a forgotten project id from one that is not wanted', () => {
    const { projectId: _gone, ...forgotten } = good
    expect(checkConfig(forgotten).isProjectIdMissing).toBe(true)
    expect(checkConfig({ ...good, projectId: '' }).isProjectIdMissing).toBe(true)
    expect(checkConfig({ ...good, projectId: 'a'.repeat(32) })).toMatchObject({
      isProjectIdMissing: false,
      projectId: 'a'.repeat(32),
    })
  })

  it('refuses both ways to sign in with the sentence of the specification', () => {
    const both = () => checkConfig({ ...good, siwx: {}, siweConfig: {} } as unknown as PorticoConfig)
    expect(both).toThrow(ConflictingSignInError)
    expect(both).toThrow('Cannot set both `siweConfig` and `siwx` options')
  })

  it('takes either way to sign in, or none', () => {
    expect(checkConfig(good)).toMatchObject({ siwx: null })
    expect(checkConfig({ ...good, siwx })).toMatchObject({ siwx })
    const siweConfig = createSiweConfig(siweOptions)
    expect(checkConfig({ ...good, siweConfig })).toMatchObject({ siwx: siweConfig.siwx })
    expect(checkConfig({ ...good, siweConfig: createSiweConfig({ ...siweOptions, enabled: false }) })).toMatchObject({
      siwx: null,
    })
  })

  const wrong: readonly [string, unknown][] = [
    ['config', null],
    ['config', 'text'],
    ['networks', { ...good, networks: [] }],
    ['networks', { ...good, networks: undefined }],
    ['networks[0].id', { ...good, networks: [{ name: 'No id' }] }],
    ['networks[0]', { ...good, networks: [null] }],
    ['networks[2]', { ...good, networks: [...labNetworks, labNetworks[0]] }],
    ['networks[0].caipNetworkId', { ...good, networks: [{ ...labNetworks[0], caipNetworkId: 'nonsense' }] }],
    ['networks[0].chainNamespace', { ...good, networks: [{ ...labNetworks[0], chainNamespace: 'moon' }] }],
    ['networks[0]', { ...good, networks: [{ ...labNetworks[0], id: 'main', chainNamespace: 'solana' }] }],
    ['adapters', { ...good, adapters: undefined }],
    ['adapters', { ...good, adapters: [] }],
    ['adapters[0]', { ...good, adapters: [{}] }],
    ['adapters[0].namespace', { ...good, adapters: [{ ...createLabAdapter([]), namespace: 'moon' }] }],
    ['adapters[1]', { ...good, adapters: [createLabAdapter([]), createLabAdapter([])] }],
    ['defaultNetwork', { ...good, defaultNetwork: 'eip155:999' }],
    ['projectId', { ...good, projectId: 7 }],
    ['id', { ...good, id: 7 }],
    ['metadata', { ...good, metadata: {} }],
    ['customRpcUrls', { ...good, customRpcUrls: 'http://one' }],
    ['customRpcUrls["eip155:1"]', { ...good, customRpcUrls: { 'eip155:1': 'http://one' } }],
    ['connectMethodsOrder', { ...good, connectMethodsOrder: ['wallet', 'carrier pigeon'] }],
    ['connectMethodsOrder', { ...good, connectMethodsOrder: ['wallet', 'wallet'] }],
    ['excludeWallets', { ...good, excludeWallets: 'io.metamask' }],
    ['enableNetworkSwitch', { ...good, enableNetworkSwitch: 'yes' }],
    ['customRpcUrls', { ...good, customRpcUrls: { 1: ['http://one'] } }],
    ['metadata', { ...good, metadata: { name: 'App', icons: 'icon.png' } }],
    ['debug', { ...good, debug: 'yes' }],
    ['directory', { ...good, directory: ['wallet-id'] }],
    ['directory.includeWallets', { ...good, directory: { includeWallets: 'all' } }],
    ['directory.featuredWallets', { ...good, directory: { featuredWallets: [7] } }],
    ['directory.customWallets', { ...good, directory: { customWallets: [{ id: 'a', name: ' ' }] } }],
    ['directory.customWallets', { ...good, directory: { customWallets: [null] } }],
    ['directory.customWallets', { ...good, directory: { customWallets: [{ id: 'a', name: 'A', rdns: 7 }] } }],
    [
      'directory.customWallets',
      { ...good, directory: { customWallets: [{ id: 'a', name: 'A', chains: 'eip155:1' }] } },
    ],
    ['directory.allWallets', { ...good, directory: { allWallets: 'maybe' } }],
    ['directory.sortWallets', { ...good, directory: { sortWallets: 'up' } }],
    ['names', { ...good, names: 'portico.example' }],
    ['names.zone', { ...good, names: {} }],
    ['names.zone', { ...good, names: { zone: '' } }],
    ['names.zone', { ...good, names: { zone: 'plain' } }],
    ['names.zone', { ...good, names: { zone: 'Big.example' } }],
    ['names.zone', { ...good, names: { zone: '.example' } }],
    ['names.zone', { ...good, names: { zone: 7 } }],
    ['apiUrl', { ...good, apiUrl: 7 }],
    ['apiUrl', { ...good, apiUrl: '' }],
    ['apiUrl', { ...good, apiUrl: 'api.example' }],
    ['apiUrl.directory', { ...good, apiUrl: { directory: 'api.example' } }],
    ['apiUrl.images', { ...good, apiUrl: { images: 7 } }],
    ['apiUrl.project', { ...good, apiUrl: { project: '' } }],
    ['apiUrl.names', { ...good, apiUrl: { names: 'ftp://api.example' } }],
    ['apiUrl.chain', { ...good, apiUrl: { chain: {} } }],
    ['apiUrl.telemetry', { ...good, apiUrl: { telemetry: true } }],
    ['features', { ...good, features: [] }],
    ['features.email', { ...good, features: { email: 'yes' } }],
    ['features.socials', { ...good, features: { socials: true } }],
    ...Object.keys(everyFeature).map((feature): [string, unknown] => [
      `features.${feature}`,
      { ...good, features: { [feature]: 'no' } },
    ]),
    ['siwx', { ...good, siwx: {} }],
    ['siwx', { ...good, siwx: true }],
    ['siwx', { ...good, siwx: { ...siwx, addSession: 'yes' } }],
    ['siweConfig', { ...good, siweConfig: {} }],
    ['siweConfig', { ...good, siweConfig: siweOptions }],
    ['siweConfig', { ...good, siweConfig: { siwx: {} } }],
  ]

  it.each(wrong)('names the option %s', (option, config) => {
    const error = catchError(() => checkConfig(config as PorticoConfig))
    expect(error).toBeInstanceOf(InvalidConfigError)
    expect(error).toMatchObject({ option })
    expect((error as InvalidConfigError).given).not.toBe('')
    expect((error as InvalidConfigError).allowed).not.toBe('')
    expect((error as InvalidConfigError).message).toContain(`\`${option}\``)
  })

  it('takes plain objects, whole or in part', () => {
    const plain = {
      directory: {
        featuredWallets: ['a'],
        customWallets: [{ id: 'own', name: 'Own', chains: ['eip155:1'] as const, order: 1, supportsWc: false }],
        sortWallets: undefined,
      },
      names: { zone: 'a.b.example' },
      apiUrl: { directory: 'https://wallets.example/v1', names: '/names', telemetry: undefined },
    }
    expect(checkConfig({ ...good, ...plain })).toMatchObject(plain)
    expect(checkConfig({ ...good, directory: {}, apiUrl: '/api', features: {} })).toMatchObject({ apiUrl: '/api' })
    expect(() => checkConfig({ ...good, directory: null, names: null } as unknown as PorticoConfig)).not.toThrow()
  })

  it('shows alerts for developers outside of production, unless it says otherwise', () => {
    const { NODE_ENV } = process.env
    try {
      expect(checkConfig(good).debug).toBe(true)
      process.env.NODE_ENV = 'production'
      expect(checkConfig(good).debug).toBe(false)
      expect(checkConfig({ ...good, debug: true }).debug).toBe(true)
      process.env.NODE_ENV = 'development'
      expect(checkConfig({ ...good, debug: false }).debug).toBe(false)
    } finally {
      process.env.NODE_ENV = NODE_ENV
    }
  })

  it('survives values that cannot be printed', () => {
    const circular: Record<string, unknown> = {}
    circular.self = circular
    expect(catchError(() => checkConfig({ ...good, networks: circular } as unknown as PorticoConfig))).toBeInstanceOf(
      InvalidConfigError,
    )
  })
})

function catchError(run: () => unknown): unknown {
  try {
    run()
  } catch (error) {
    return error
  }
  return undefined
}
