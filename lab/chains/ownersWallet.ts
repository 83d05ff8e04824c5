import {
  createWalletClient,
  encodeFunctionData,
  hashMessage,
  http,
  numberToHex,
  parseEther,
  publicActions,
  type Address,
  type Chain,
  type Hex,
  type LocalAccount,
} from 'viem'
import { compile } from './compile'
import { RpcError } from '../wallet/rpcError'

interface Call {
  readonly to: Address
  readonly value?: Hex
  readonly data?: Hex
}

/** A transaction that the owners approve; `done` is the hash of the one that executed it. */
interface Proposed {
  readonly hash: Hex
  readonly call: Required<Call>
  done?: Hex
}

export interface OwnersWalletOptions {
  readonly chain: Chain
  readonly url: string
  /** The owners. Two of them have to approve. */
  readonly owners: readonly LocalAccount[]
  readonly takesBatches?: boolean
}

const threshold = 2

/**
 * The wallet of a contract account whose owners approve on the chain. It answers a transaction with the hash that they approve,
 * and a message once they signed it.
 */
export async function createOwnersWallet({ chain, url, owners, takesBatches = false }: OwnersWalletOptions) {
  const { abi, bytecode } = compile('LabOwnersAccount')
  const [first] = owners
  if (!first) throw new Error('The account has no owner')
  const clientOf = (account: LocalAccount) =>
    createWalletClient({ account, chain, transport: http(url) }).extend(publicActions)
  const mined = (hash: Hex) => clientOf(first).waitForTransactionReceipt({ hash, pollingInterval: 20 })
  const args = [owners.map(({ address }) => address), BigInt(threshold)]
  const { contractAddress: account } = await mined(await clientOf(first).deployContract({ abi, bytecode, args }))
  if (!account) throw new Error('The chain did not create the account')
  await mined(await clientOf(first).sendTransaction({ to: account, value: parseEther('20') }))

  const proposed: Proposed[] = []
  const messages: { readonly hash: Hex; readonly answer: (signature: Hex) => void }[] = []
  let isPermitted = false
  const read = (functionName: string, given: readonly unknown[] = []) =>
    clientOf(first).readContract({ address: account, abi, functionName, args: given })
  const call = async (owner: LocalAccount, functionName: string, given: readonly unknown[]) => {
    const data = encodeFunctionData({ abi, functionName, args: given })
    const { status, transactionHash } = await mined(
      await clientOf(owner).sendTransaction({ to: account, data, gas: 2_000_000n }),
    )
    if (status !== 'success') throw new Error(`The account refused ${functionName}`)
    return transactionHash
  }

  const propose = async ({ to, value = '0x0', data = '0x' }: Call) => {
    const nonce = ((await read('nonce')) as bigint) + BigInt(proposed.filter(({ done }) => !done).length)
    const hash = (await read('transactionHash', [to, BigInt(value), data, nonce])) as Hex
    proposed.push({ hash, call: { to, value, data } })
    return hash
  }
  const proposeBatch = (calls: readonly Call[]) => {
    const lists = [
      calls.map(({ to }) => to),
      calls.map(({ value = '0x0' }) => BigInt(value)),
      calls.map(({ data = '0x' }) => data),
    ]
    return propose({ to: account, data: encodeFunctionData({ abi, functionName: 'batch', args: lists }) })
  }
  const statusOf = (id: unknown) => {
    const known = proposed.find(({ hash }) => hash === id)
    if (!known) throw new RpcError(5730, 'Unknown bundle')
    const receipts = known.done ? [{ transactionHash: known.done, status: '0x1', logs: [] }] : []
    return {
      version: '2.0.0',
      id,
      chainId: numberToHex(chain.id),
      atomic: true,
      status: known.done ? 200 : 100,
      receipts,
    }
  }

  return {
    account,
    /** Answers a request of a page. @throws RpcError */
    request: async (method: string, params: readonly unknown[] = []): Promise<unknown> => {
      if (method === 'eth_chainId') return numberToHex(chain.id)
      if (method === 'eth_requestAccounts') isPermitted = true
      if (method === 'eth_requestAccounts' || method === 'eth_accounts') return isPermitted ? [account] : []
      if (method === 'eth_sendTransaction') return propose(params[0] as Call)
      if (method === 'personal_sign')
        return new Promise((answer) =>
          messages.push({ hash: hashMessage({ raw: params[0] as Hex }), answer: (signature) => answer(signature) }),
        )
      if (takesBatches && method === 'wallet_getCapabilities')
        return { [numberToHex(chain.id)]: { atomic: { status: 'supported' } } }
      if (takesBatches && method === 'wallet_sendCalls')
        return { id: await proposeBatch((params[0] as { readonly calls: readonly Call[] }).calls) }
      if (takesBatches && method === 'wallet_getCallsStatus') return statusOf(params[0])
      throw new RpcError(4200, `The wallet does not know ${method}`)
    },
    /** Number of transactions that wait for the owners. */
    waiting: () => proposed.filter(({ done }) => !done).length,
    /** Number of messages that wait for the owners. */
    unsigned: () => messages.length,
    /** An owner approves the oldest transaction that waits, or the oldest message where none does. */
    approve: async (index: number) => {
      const owner = owners[index]
      const hash = proposed.find(({ done }) => !done)?.hash ?? messages[0]?.hash
      if (owner && hash) await call(owner, 'approve', [hash])
    },
    /** Executes the oldest transaction that waits, which has to have been approved. */
    execute: async () => {
      const next = proposed.find(({ done }) => !done)
      if (!next) throw new Error('Nothing is to be executed')
      const { to, value, data } = next.call
      next.done = await call(first, 'execute', [to, BigInt(value), data])
      return next.done
    },
    /** Rejects the oldest transaction that waits: the owners use its nonce for nothing. */
    reject: async () => {
      const nonce = await read('nonce')
      const hash = await read('transactionHash', [account, 0n, '0x', nonce])
      for (const owner of owners.slice(0, threshold)) await call(owner, 'approve', [hash])
      await call(first, 'execute', [account, 0n, '0x'])
      proposed.splice(
        proposed.findIndex(({ done }) => !done),
        1,
      )
    },
    /** Signs the oldest message that waits on the chain, which has to have been approved. The signature is empty (EIP-1271). */
    sign: async () => {
      const next = messages.shift()
      if (!next) throw new Error('Nothing is to be signed')
      await call(first, 'signMessage', [next.hash])
      next.answer('0x')
    },
  }
}

export type OwnersWallet = Awaited<ReturnType<typeof createOwnersWallet>>
