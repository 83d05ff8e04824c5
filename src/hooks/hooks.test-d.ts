import type { Providers } from '../chains/providers'
import { describe, expectTypeOf, it } from 'vitest'
import type {
  Account,
  AsyncState,
  CaipNetworkId,
  ConnectionStatus,
  Eip1193Provider,
  Identity,
  Namespace,
  Network,
  NetworkInput,
  PendingApproval,
  PairingState,
  Portico,
  PorticoConfig,
  PorticoSnapshot,
  Route,
  SignInOptions,
  SignInState,
  VisibleWallet,
} from '../index'
import * as portico from '../index'
import type { Balance } from '../chains/adapter'
import type { SiwxSession } from '../siwx/types'

// Compiled by `npm run check:types`, and never run.

/** Answer of a verb with this name and these arguments. */
type Standing<Result> = Pick<Extract<portico.VerbState<Result>, { status: 'success' }>, 'status' | 'error'>
const verb = <Hook extends () => { readonly status: string }>(_hook: Hook) => expectTypeOf<ReturnType<Hook>>()

describe('reads', () => {
  it('answer a value', () => {
    expectTypeOf(portico.useAccount).returns.toEqualTypeOf<Account | null>()
    expectTypeOf(portico.useStatus).returns.toEqualTypeOf<ConnectionStatus>()
    expectTypeOf(portico.useWallets).returns.toEqualTypeOf<readonly VisibleWallet[]>()
    for (const hook of [portico.useAccount, portico.useStatus, portico.useWallets, portico.useBalance])
      expectTypeOf(hook).parameter(0).toEqualTypeOf<{ readonly namespace?: Namespace | undefined } | undefined>()
  })

  it('know the network, and null where there may be none', () => {
    expectTypeOf(portico.useNetwork()).toEqualTypeOf<{ readonly network: Network; readonly isSupported: boolean }>()
    expectTypeOf(portico.useNetwork({ namespace: 'solana' }).network).toEqualTypeOf<Network | null>()
    expectTypeOf(portico.useChainId()).toEqualTypeOf<number | string>()
    expectTypeOf(portico.useChainId({ namespace: 'eip155' })).toEqualTypeOf<number | null>()
    expectTypeOf(portico.useChainId({ namespace: 'solana' })).toEqualTypeOf<number | string | null>()
    expectTypeOf(portico.useNetworks().networks).toEqualTypeOf<readonly Network[]>()
    expectTypeOf(portico.useNetworks().addNetwork).toEqualTypeOf<(network: NetworkInput) => void>()
    expectTypeOf(portico.useNetworks().removeNetwork).toEqualTypeOf<(networkId: CaipNetworkId) => void>()
  })

  it('answer AsyncState where it takes time', () => {
    expectTypeOf(portico.useIdentity).returns.toEqualTypeOf<AsyncState<Identity | null>>()
    expectTypeOf(portico.useBalance()).toExtend<AsyncState<Balance | null>>()
    expectTypeOf(portico.useBalance().refresh).toEqualTypeOf<() => void>()
  })

  it('type the provider of EVM chains as EIP-1193', () => {
    expectTypeOf(portico.useProvider('eip155')).toEqualTypeOf<Eip1193Provider | null>()
    expectTypeOf(portico.useProvider('solana')).toEqualTypeOf<Providers['solana'] | null>()
    expectTypeOf(portico.useProvider()).toBeUnknown()
    expectTypeOf<Eip1193Provider['request']>().toEqualTypeOf<
      (call: { method: string; params?: unknown }) => Promise<unknown>
    >()
  })

  it('narrow sign-in by its status', () => {
    const session = portico.useSession()
    expectTypeOf(session.status).toEqualTypeOf<SignInState['status']>()
    expectTypeOf(session.sessions).toEqualTypeOf<readonly SiwxSession[]>()
    if (session.status === 'ready') expectTypeOf(session.message).toEqualTypeOf<string>()
  })
})

describe('verbs', () => {
  it('have their name, status, error and reset', () => {
    for (const hook of [portico.useDisconnect, portico.useSignOut, portico.usePairing]) {
      verb(hook).toHaveProperty('status').toEqualTypeOf<'idle' | 'pending' | 'success' | 'error'>()
      verb(hook).toHaveProperty('error').toEqualTypeOf<Error | null>()
      verb(hook).toHaveProperty('reset').toEqualTypeOf<() => void>()
      verb(hook).not.toHaveProperty('data')
    }
    expectTypeOf<Standing<void>>().toEqualTypeOf<{ readonly status: 'success'; readonly error: null }>()
  })

  it('take what they need', () => {
    expectTypeOf(portico.useConnect().connect).toEqualTypeOf<
      (walletId: string, options?: { readonly namespace?: Namespace | undefined }) => Promise<Account>
    >()
    expectTypeOf(portico.useConnect().data).toEqualTypeOf<Account | undefined>()
    expectTypeOf(portico.useDisconnect().disconnect).toEqualTypeOf<
      (target?: Namespace | { readonly namespace?: Namespace | undefined }) => Promise<void>
    >()
    expectTypeOf(portico.useSwitchNetwork().switchNetwork).toEqualTypeOf<(networkId: CaipNetworkId) => Promise<void>>()
    expectTypeOf(portico.useSignOut().signOut).toEqualTypeOf<() => Promise<void>>()
    expectTypeOf(portico.usePairing().pair).toEqualTypeOf<() => Promise<void>>()
    expectTypeOf(portico.usePairing().cancel).toEqualTypeOf<() => void>()
    expectTypeOf(portico.usePairing().state).toEqualTypeOf<PairingState | null>()
    expectTypeOf(portico.usePairing().uri).toEqualTypeOf<string | null>()
    expectTypeOf(portico.useApproval().approval).toEqualTypeOf<PendingApproval | null>()
    expectTypeOf(portico.useApproval().reject).toEqualTypeOf<() => void>()
  })

  it('have data of their result, once it is there', () => {
    const signing = portico.useSignMessage()
    expectTypeOf(signing.signMessage).toEqualTypeOf<
      (message: string, options?: { readonly namespace?: Namespace | undefined }) => Promise<string>
    >()
    expectTypeOf(signing.data).toEqualTypeOf<string | undefined>()
    if (signing.status === 'success') expectTypeOf(signing.data).toEqualTypeOf<string>()
    if (signing.status === 'error') expectTypeOf(signing.error).toEqualTypeOf<Error>()
    expectTypeOf(portico.useSignIn().data).toEqualTypeOf<SiwxSession | undefined>()
    expectTypeOf(portico.useSignIn().signIn).parameter(0).toEqualTypeOf<SignInOptions | undefined>()
    expectTypeOf(portico.useResolveName().data).toEqualTypeOf<string | null | undefined>()
  })
})

describe('the instance', () => {
  it('is given to hooks, and opens the same modal', () => {
    expectTypeOf(portico.usePortico).returns.toEqualTypeOf<Portico>()
    expectTypeOf(portico.useModal().open).toEqualTypeOf<Portico['open']>()
    expectTypeOf(portico.useModal().isOpen).toEqualTypeOf<boolean>()
    expectTypeOf<Portico['open']>().parameter(0).toEqualTypeOf<Route | undefined>()
    expectTypeOf<PorticoSnapshot>().toExtend<{ status: ConnectionStatus; account: Account | null; network: Network }>()
    expectTypeOf<Portico['snapshot']>().returns.toEqualTypeOf<PorticoSnapshot>()
    expectTypeOf<Portico['subscribe']>().toEqualTypeOf<(listener: () => void) => () => void>()
  })

  it('needs networks and adapters', () => {
    expectTypeOf(portico.createPortico).parameter(0).toEqualTypeOf<PorticoConfig>()
    expectTypeOf(portico.createPortico).returns.toEqualTypeOf<Portico>()
    expectTypeOf<PorticoConfig>().toHaveProperty('networks').toExtend<readonly NetworkInput[]>()
    expectTypeOf<NetworkInput['id']>().toEqualTypeOf<number | string>()
    expectTypeOf<{ projectId: null }>().not.toExtend<PorticoConfig>()
  })
})
