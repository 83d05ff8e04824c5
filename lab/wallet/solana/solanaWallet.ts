import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import { hexToBytes } from 'viem'
import { createEmitter } from '../emitter'
import { createMemory } from '../memory'
import { registerStandard } from '../registerStandard'
import { RpcError, toRpcError } from '../rpcError'
import { createSolanaFeatures } from './features'
import type { SolanaChain, SolanaCore, SolanaKey, SolanaKnobs, SolanaWallet, SolanaWalletOptions } from './types'

/** A working Solana wallet that holds keys: the Wallet Standard, permissions by origin, real signatures. Its person is `decide`. */
export function createSolanaWallet(options: SolanaWalletOptions): SolanaWallet {
  const { name, icon, chains, decide } = options
  const origin = options.origin ?? globalThis.location?.origin ?? 'https://host.example'
  const memory = createMemory({ ...options, rdns: `solana:${name}` }, origin)
  const { on, removeListener, emit } = createEmitter()
  const knobs: SolanaKnobs = { delayMs: 0, neverAnswers: false, isMalformed: false, isLocked: false, ...options.knobs }
  const keys = options.keys.map((key) => createKey(hexToBytes(key), chains))
  const accounts = () => core.shared().map(({ account }) => account)
  const change = (make: () => void) => {
    const shown = () =>
      accounts()
        .map(({ address }) => address)
        .join()
    const before = shown()
    make()
    if (before !== shown()) emit('change', { accounts: accounts() })
  }

  const core: SolanaCore = {
    origin,
    chains,
    all: () =>
      memory
        .order()
        .map((index) => keys[index])
        .filter((key) => key !== undefined),
    shared: () => (memory.isPermitted() && !knobs.isLocked ? core.all() : []),
    permit: (isPermitted) =>
      change(() => {
        // Whoever approves a connection has unlocked the wallet to do so.
        if (isPermitted) knobs.isLocked = false
        memory.setPermitted(isPermitted)
      }),
    ask: async (request) => {
      if ((await decide(request)) !== 'approve') throw new RpcError(4001)
    },
    answer: async (run, nonsense) => {
      if (knobs.neverAnswers) return new Promise(() => undefined)
      if (knobs.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, knobs.delayMs))
      if (knobs.isMalformed) return nonsense
      return run().catch((error: unknown) => {
        throw toRpcError(error)
      })
    },
  }

  const connect = ({ silent = false } = {}) =>
    core.answer(
      async () => {
        if (core.shared().length === 0 && !silent) {
          await core.ask({ kind: 'connect', origin })
          core.permit(true)
        }
        return { accounts: accounts() }
      },
      {
        accounts: [
          { address: 'nonsense', publicKey: new Uint8Array(3), chains: chains.map(({ id }) => id), features: [] },
        ],
      },
    )

  const wallet = {
    version: '1.0.0',
    name,
    icon,
    chains: chains.map(({ id }) => id),
    get accounts() {
      return accounts()
    },
    features: {
      'standard:connect': { version: '1.0.0', connect },
      'standard:disconnect': {
        version: '1.0.0',
        disconnect: () => core.answer(async () => core.permit(false), undefined),
      },
      'standard:events': {
        version: '1.0.0',
        on: (event: string, listener: (payload: never) => void) => {
          on(event, listener)
          return () => removeListener(event, listener)
        },
      },
      ...createSolanaFeatures(core),
    },
  }

  return {
    wallet,
    knobs,
    register: (target = globalThis.window) => registerStandard(target, wallet),
    useAccount: (index) => {
      if (!keys[index]) throw new RangeError(`The wallet has no account ${index}`)
      change(() => memory.setFirst(index))
    },
    disconnect: () => core.permit(false),
  }
}

function createKey(secret: Uint8Array, chains: readonly SolanaChain[]): SolanaKey {
  const publicKey = ed25519.getPublicKey(secret)
  const features = [
    'solana:signMessage',
    'solana:signIn',
    'solana:signTransaction',
    'solana:signAndSendTransaction',
  ] as const
  const account = Object.freeze({
    address: base58.encode(publicKey),
    publicKey,
    chains: chains.map(({ id }) => id),
    features,
  })
  return { account, secret }
}
