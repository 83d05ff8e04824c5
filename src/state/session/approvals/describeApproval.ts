import { action } from '../../core/action'
import { getChainReader } from '../account/chainReaders'
import { configAtom, envAtom } from '../../core/runtime'
import { listedOn } from '../account/listedTokens'
import { change, pendingIn, queueAtom } from './queue'
import { noFacts, readFacts } from './tokenMetadata'

/** Time that the chain may take to tell names of tokens and accounts, in milliseconds. */
const factsLimitMs = 2_000

/** Reads what a request asks for, again where that failed. */
export const describeApproval = action(async function describeApproval(get, set, id: number): Promise<void> {
  const item = get(queueAtom).items.find((one) => one.id === id)
  const pending = pendingIn(get)[id]
  if (!item || !pending) return
  const { account, network, origin } = item
  set(change, id, { description: { status: 'loading' } })
  try {
    const requests = await import('../../../chains/requests/describeRequest.late')
    const read = await requests.describeRequest(pending.call, { account, network, origin })
    // Before it can be read, so that no amount changes under a person's eyes.
    const timer = new AbortController()
    const limit = get(envAtom).clock.sleep(factsLimitMs, timer.signal)
    const known = (async () => {
      const [reader, { readTokenInfo }] = await Promise.all([
        getChainReader(get, network.chainNamespace),
        import('../account/checkToken.late'),
      ])
      const readToken = (address: string) => readTokenInfo(get, network, address)
      return reader ? readFacts(reader, readToken, network, account, read) : noFacts
    })()
    const people = async () => (await import('./recipientNames.late')).readNames(get, network, read)
    const inTime = <T>(asked: Promise<T>, nothing: T) =>
      Promise.race([asked, limit.then(() => nothing)]).catch(() => nothing)
    const [facts, names] = await Promise.all([inTime(known, noFacts), inTime(people(), {})])
    timer.abort()
    limit.catch(() => undefined)
    const supplied = requests.warnOfSupply(read, facts.tokens)
    const value = requests.warnOfImitation(supplied, facts.tokens, listedOn(get(configAtom).sources?.tokens, network))
    set(change, id, { description: { status: 'ready', value }, facts: { ...facts, names } })
  } catch (error) {
    set(change, id, { description: { status: 'failed', error } })
  }
})
