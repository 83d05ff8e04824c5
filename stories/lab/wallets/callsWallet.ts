import { askWallet } from '../../../src/chains/discovery/askWallet'
import type { Eip1193Provider } from '../../../src/chains/eip155/provider'
import type { TransactionFate, TransactionRequest } from '../../../src/chains/transactions'
import { createLabWallet, type LabWallet } from './adapter'

/** A wallet's way with several calls (EIP-5792): all or none, also after an upgrade; each for itself; not at all. */
export type CallsShape = 'supported' | 'ready' | 'oneByOne' | 'firstVersion' | 'none'

interface Call {
  readonly data?: string
}

interface Batch {
  readonly calls: readonly Call[]
  /** Of each call that came to the chain. */
  receipts: readonly { readonly transactionHash: string; readonly status: string }[]
}

const refusal = (code: number) => Object.assign(new Error(`Refused with ${code}`), { code })

/** A wallet whose chain is in our hands: nothing is taken up before `mine`, and calls fail by their data. */
export function createCallsWallet(shape: CallsShape, { isPaired = false } = {}) {
  let count = 0
  const batches = new Map<string, Batch>()
  /** Every call that was taken to the chain, in order; what was undone is not in it. */
  const done: string[] = []
  const asked: string[] = []
  const open: (() => void)[] = []
  const late: (() => void)[] = []
  const fates: Record<string, TransactionFate> = {}
  const knobs = {
    shape,
    /** Answers of its person, in order; then yes. */
    answers: [] as ('yes' | 'no' | 'busy' | 'broken' | 'lost' | 'late')[],
    /** Approves requests that were answered with `late`. */
    approveLate: () => late.splice(0).forEach((send) => send()),
    /** Error that the wallet throws for each batch. */
    refusal: undefined as Error | undefined,
    /** Calls that the chain undoes, by their data. */
    fails: new Set<string>(),
    /** Id by which the wallet names a batch, in place of the one that it was asked for. */
    ownId: undefined as string | undefined,
    /** The chain takes up at once what is sent. */
    isMining: true,
    /** It has forgotten what it sent. */
    isForgetful: false,
    /** It tells the state of calls. */
    tellsStatus: true,
  }
  const mine = () => open.splice(0).forEach((take) => take())
  const later = (take: () => void) => {
    open.push(take)
    if (knobs.isMining) mine()
  }
  const decide = (what: string) => {
    asked.push(what)
    const answer = knobs.answers.shift() ?? 'yes'
    if (answer === 'no') throw refusal(4001)
    if (answer === 'busy') throw refusal(-32002)
    if (answer === 'broken') throw refusal(-32603)
    return answer
  }
  const newHash = () => `0x${`${(count += 1)}`.padStart(64, '0')}`
  /** Brings calls to the chain in one transaction, or one after the other until one fails. */
  const execute = (calls: readonly Call[], isOne: boolean) => {
    const isBad = ({ data = '0x' }: Call) => knobs.fails.has(data)
    const bad = calls.findIndex(isBad)
    const good = bad < 0 ? calls : isOne ? [] : calls.slice(0, bad)
    done.push(...good.map(({ data = '0x' }) => data))
    const statuses = isOne ? [bad < 0] : calls.slice(0, bad < 0 ? undefined : bad + 1).map((call) => !isBad(call))
    return statuses.map((isGood) => {
      const transactionHash = newHash()
      fates[transactionHash] = isGood
        ? { state: 'confirmed', isFinal: true }
        : { state: 'failed', isFinal: true, reason: 'reverted', words: 'Not enough rope' }
      return { transactionHash, status: isGood ? '0x1' : '0x0' }
    })
  }

  const sendCalls = ([given]: readonly unknown[]) => {
    if (knobs.shape === 'none') throw refusal(4200)
    const { calls, id: wanted, atomicRequired, version } = given as Record<string, unknown>
    if (knobs.shape === 'firstVersion' && version !== '1.0') throw refusal(-32602)
    if (knobs.shape === 'oneByOne' && atomicRequired === true) throw refusal(5760)
    const answer = decide('calls')
    if (knobs.refusal) throw knobs.refusal
    const id = knobs.ownId ?? (typeof wanted === 'string' ? wanted : newHash())
    const batch: Batch = { calls: calls as readonly Call[], receipts: [] }
    const send = () => {
      batches.set(id, batch)
      later(() => (batch.receipts = execute(batch.calls, knobs.shape !== 'oneByOne')))
    }
    // Its person is away.
    if (answer === 'late') return new Promise(() => late.push(send))
    send()
    // It did, and then failed to say so. One of the first version has an id that cannot be asked for then.
    if (answer === 'lost' && knobs.shape !== 'firstVersion') throw refusal(-32603)
    return knobs.shape === 'firstVersion' ? id : { id }
  }

  const statusOf = ([id]: readonly unknown[]) => {
    if (!knobs.tellsStatus) throw refusal(4200)
    const batch = batches.get(String(id))
    if (!batch || knobs.isForgetful) throw refusal(5730)
    const { receipts, calls } = batch
    if (knobs.shape === 'firstVersion') return { status: receipts.length > 0 ? 'CONFIRMED' : 'PENDING', receipts }
    const atomic = knobs.shape !== 'oneByOne'
    const good = receipts.filter(({ status }) => status === '0x1').length
    const ended = good === (atomic ? 1 : calls.length) ? 200 : good > 0 ? 600 : 500
    return { version: '2.0.0', id, atomic, receipts, status: receipts.length > 0 ? ended : 100 }
  }

  const provider: Eip1193Provider = {
    request: async ({ method, params }) => {
      const list = params as readonly unknown[]
      if (method === 'wallet_sendCalls') return sendCalls(list)
      if (method === 'wallet_getCallsStatus') return statusOf(list)
      if (method === 'wallet_getCapabilities' && knobs.shape !== 'none')
        return { '0x1': capabilitiesOf(knobs.shape), '0xa': capabilitiesOf(knobs.shape) }
      throw refusal(4200)
    },
  }
  const onSend = async (transaction: TransactionRequest) => {
    await askWallet(() => decide('call'))
    const hash = newHash()
    later(() => {
      const [{ transactionHash } = { transactionHash: '' }] = execute([transaction as Call], true)
      fates[hash] = fates[transactionHash] ?? { state: 'sent' }
    })
    return hash
  }
  const wallet: LabWallet = createLabWallet('Alpha', {
    onSend,
    provider,
    isPermitted: false,
    ...(isPaired && { answerListeners: new Set() }),
  })
  return { wallet, knobs, done, asked, fates, mine }
}

function capabilitiesOf(shape: CallsShape): object {
  if (shape === 'firstVersion') return { atomicBatch: { supported: true } }
  return { atomic: { status: shape === 'oneByOne' ? 'unsupported' : shape } }
}
