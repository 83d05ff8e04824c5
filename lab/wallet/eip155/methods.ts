import { hexToString, isHex } from 'viem'
import type { WalletAccount } from './contractAccount'
import type { Ask, WalletCore } from './core'
import { createCalls } from './calls'
import { checkPermissions, describePermissions } from './permissions'
import { callChain } from './rpc'
import { RpcError } from '../rpcError'
import { readTransaction, sendTransaction } from './transaction'
import { readTypedData } from './typedData'
import type { WalletChain } from '../types'

type Method = (params: readonly unknown[], ask: Ask) => unknown

/** The methods of a wallet; what it does not know as its own goes to the chain. */
export function createMethods(core: WalletCore) {
  const { origin } = core

  const connect: Method = (_params, ask) => {
    if (core.shared().length > 0) return core.shared()
    return ask({ kind: 'connect', origin }, () => {
      core.knobs.isLocked = false
      core.permit(true)
      return core.shared()
    })
  }

  const calls = createCalls(core, (address) => accountOf(core, address))
  const methods: Readonly<Record<string, Method>> = {
    eth_accounts: () => core.shared(),
    eth_requestAccounts: connect,
    eth_chainId: () => `0x${core.chain().id.toString(16)}`,
    net_version: () => `${core.chain().id}`,
    wallet_getPermissions: () => describePermissions(origin, core.shared()),
    wallet_requestPermissions: async (params, ask) => {
      checkPermissions(params[0])
      await connect(params, ask)
      return describePermissions(origin, core.shared())
    },
    wallet_revokePermissions: ([unwanted]) => {
      checkPermissions(unwanted)
      core.permit(false)
      return null
    },
    personal_sign: ([data, address], ask) => {
      const account = accountOf(core, address)
      if (!isHex(data)) throw new RpcError(-32602)
      const request = { kind: 'signMessage', origin, message: hexToString(data), account: account.address } as const
      return ask(request, () => account.signMessage({ message: { raw: data } }))
    },
    eth_signTypedData_v4: ([address, given], ask) => {
      const account = accountOf(core, address)
      const data = readTypedData(given, core.chain())
      const typedData = typeof given === 'string' ? given : JSON.stringify(given)
      const request = { kind: 'signTypedData', origin, typedData, account: account.address } as const
      return ask(request, () => account.signTypedData(data))
    },
    eth_sendTransaction: ([given], ask) => {
      if (typeof given !== 'object' || given === null) throw new RpcError(-32602)
      const sender = accountOf(core, (given as { from?: unknown }).from).sender()
      const chain = core.chain()
      const transaction = readTransaction(given, chain)
      const request = { kind: 'sendTransaction', origin, transaction: given, chain } as const
      return ask(request, () => sendTransaction(sender, chain, transaction))
    },
    ...calls,
    wallet_switchEthereumChain: ([target], ask) => {
      const chain = core.chains().find(({ id }) => id === readChainId(target))
      if (!chain) throw new RpcError(4902)
      if (chain.id === core.chain().id) return null
      return ask({ kind: 'switchChain', origin, chain }, () => {
        core.enter(chain)
        return null
      })
    },
    wallet_addEthereumChain: async ([addition], ask) => {
      const chain = await readAddition(addition)
      return ask({ kind: 'addChain', origin, chain }, () => {
        core.addChain(chain)
        core.enter(chain)
        return null
      })
    },
  }

  return {
    run: async (method: string, params: unknown, ask: Ask): Promise<unknown> => {
      const own = Object.hasOwn(methods, method) ? methods[method] : undefined
      if (own) return own(Array.isArray(params) ? params : [], ask)
      if (method.startsWith('wallet_') || /sign|send(?!Raw)/i.test(method)) throw new RpcError(4200)
      return callChain(core.chain().rpcUrl, method, params)
    },
  }
}

function accountOf(core: WalletCore, address: unknown): WalletAccount {
  const wanted = String(address).toLowerCase()
  const account = core.accounts().find((candidate) => candidate.address.toLowerCase() === wanted)
  if (!account || core.shared().length === 0) throw new RpcError(4100)
  return account
}

/** The chain id of an EIP-3326 or EIP-3085 parameter. */
export function readChainId(target: unknown): number {
  const { chainId } = (target ?? {}) as { chainId?: unknown }
  if (!isHex(chainId) || chainId === '0x') throw new RpcError(-32602)
  return Number(chainId)
}

/** An EIP-3085 addition whose endpoint really answers for that chain. */
export async function readAddition(addition: unknown): Promise<WalletChain> {
  const id = readChainId(addition)
  const { chainName, rpcUrls } = addition as { chainName?: unknown; rpcUrls?: unknown }
  const rpcUrl: unknown = Array.isArray(rpcUrls) ? rpcUrls[0] : undefined
  if (typeof chainName !== 'string' || typeof rpcUrl !== 'string') throw new RpcError(-32602)
  const answered = Number(await callChain(rpcUrl, 'eth_chainId', []))
  if (answered !== id) throw new RpcError(-32602, `The endpoint answers for chain ${answered}`)
  return { id, name: chainName, rpcUrl }
}
