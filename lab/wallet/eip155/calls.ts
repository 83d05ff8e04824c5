import { isHex, numberToHex, type Address, type Hex } from 'viem'
import type { Ask, WalletCore } from './core'
import type { WalletAccount } from './contractAccount'
import { batchingOf, sendAsOne } from './executor'
import { callChain } from './rpc'
import { RpcError } from '../rpcError'
import { readTransaction, sendTransaction, type Transaction } from './transaction'
import type { WalletChain } from '../types'

/** Sent calls, as they are kept over reloads. */
interface Sent {
  readonly hashes: readonly Hex[]
  readonly isAtomic: boolean
  readonly chainId: number
}

/** Several calls as one request (https://eips.ethereum.org/EIPS/eip-5792), in the way that its knob says. */
export function createCalls(core: WalletCore, accountOf: (address: unknown) => WalletAccount) {
  const unsaved = new Map<string, Sent>()
  const key = (id: string) => `wallet:${core.options.rdns}:calls:${id}`
  const keep = (id: string, sent: Sent) => {
    unsaved.set(id, sent)
    core.options.storage?.setItem(key(id), JSON.stringify(sent))
  }
  const recall = (id: string): Sent | undefined => {
    const stored = core.options.storage?.getItem(key(id))
    return unsaved.get(id) ?? (stored ? (JSON.parse(stored) as Sent) : undefined)
  }
  const assertKnown = () => {
    if (core.knobs.calls === 'none') throw new RpcError(4200)
  }

  return {
    wallet_getCapabilities: async ([address, wanted]: readonly unknown[]) => {
      assertKnown()
      const account = accountOf(address)
      const chains = core
        .chains()
        .filter(({ id }) => !Array.isArray(wanted) || wanted.some((one) => Number(one) === id))
      const answers = await Promise.all(
        chains.map(
          async (chain) => [numberToHex(chain.id), await capabilitiesOf(core, account.address, chain)] as const,
        ),
      )
      return Object.fromEntries(answers)
    },
    wallet_sendCalls: async ([given]: readonly unknown[], ask: Ask) => {
      assertKnown()
      const { calls: kind } = core.knobs
      const { version, id: wanted, from, chainId, atomicRequired, calls } = (given ?? {}) as Record<string, unknown>
      const chain = core.chain()
      const isFirst = kind === 'firstVersion'
      if (!Array.isArray(calls) || calls.length === 0) throw new RpcError(-32602)
      if (isFirst !== (version === '1.0')) throw new RpcError(-32602, `There is no version ${String(version)}`)
      if (Number(chainId) !== chain.id) throw new RpcError(5710)
      if (typeof wanted === 'string' && recall(wanted)) throw new RpcError(5720)
      const account = accountOf(from)
      const sender = account.sender()
      const isAtomic = kind !== 'oneByOne' && (await batchingOf(account.address, chain)) !== 'unsupported'
      if (atomicRequired === true && !isAtomic) throw new RpcError(5760)
      const transactions = calls.map((call: unknown) => readTransaction(call as object, chain))
      const request = { kind: 'sendTransaction', origin: core.origin, transaction: { calls }, chain } as const
      return ask(request, async () => {
        const id = typeof wanted === 'string' ? wanted : crypto.randomUUID()
        if (isAtomic) keep(id, { hashes: [await sendAsOne(sender, chain, transactions)], isAtomic, chainId: chain.id })
        else {
          const hashes: Hex[] = []
          for (const transaction of transactions) {
            hashes.push(await sendAnyway(transaction, (one) => sendTransaction(sender, chain, one)))
            keep(id, { hashes: [...hashes], isAtomic, chainId: chain.id })
          }
        }
        return isFirst ? id : { id }
      })
    },
    wallet_getCallsStatus: async ([id]: readonly unknown[]) => {
      assertKnown()
      const sent = recall(String(id))
      const chain = core.chains().find((one) => one.id === sent?.chainId)
      if (!sent || !chain) throw new RpcError(5730)
      const { hashes, isAtomic } = sent
      const found = await Promise.all(
        hashes.map((hash) => callChain(chain.rpcUrl, 'eth_getTransactionReceipt', [hash])),
      )
      const receipts = found.filter((receipt) => receipt !== null) as { status?: unknown }[]
      const good = receipts.filter(({ status }) => isHex(status) && Number(status) === 1).length
      const isDone = receipts.length === hashes.length
      if (core.knobs.calls === 'firstVersion') return { status: isDone ? 'CONFIRMED' : 'PENDING', receipts }
      const ended = good === hashes.length ? 200 : good === 0 ? 500 : 600
      const status = isDone ? ended : 100
      return { version: '2.0.0', id, chainId: numberToHex(chain.id), atomic: isAtomic, receipts, status }
    },
  }
}

async function capabilitiesOf({ knobs }: WalletCore, account: Address, chain: WalletChain): Promise<object> {
  if (knobs.calls === 'oneByOne') return { atomic: { status: 'unsupported' } }
  const batching = await batchingOf(account, chain)
  if (knobs.calls === 'firstVersion') return { atomicBatch: { supported: batching !== 'unsupported' } }
  const isAble = knobs.calls === 'atomic' && batching !== 'unsupported'
  return { atomic: { status: isAble ? 'supported' : batching } }
}

/** Sends also what the chain will undo, as a batch that has begun goes on. */
async function sendAnyway(transaction: Transaction, send: (transaction: Transaction) => Promise<Hex>): Promise<Hex> {
  return send(transaction).catch(() => send({ ...transaction, amounts: { gas: 1_000_000n, ...transaction.amounts } }))
}
