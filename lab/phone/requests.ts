import { readAddition, readChainId } from '../wallet/eip155/methods'
import { RpcError } from '../wallet/rpcError'
import { keyringOf, namespaceOf } from './keys/keyrings'
import { PhoneError } from './phoneError'
import { appOf, type PhoneCore } from './phoneCore'
import type { Sessions } from './sessions'

export interface Call {
  readonly topic: string
  readonly chainId: string
  readonly method: string
  readonly params: unknown
}

/** A request that the session already answers needs no question. */
const isTold = (method: string) => /Accounts$|AccountAddresses$/i.test(method)

/** Answers a request of a session, after its person said yes. */
export async function answerCall(
  core: PhoneCore,
  sessions: Sessions,
  { topic, chainId, method, params }: Call,
): Promise<unknown> {
  const keyring = keyringOf(namespaceOf(chainId))
  const chain = core.chain(chainId)
  if (!keyring || !chain) throw new PhoneError(5100)
  if (!keyring.methods.includes(method)) throw new PhoneError(5101)
  const perform =
    (await prepare(core, sessions, { topic, method, params })) ??
    (() => keyring.run(method, params, chain, core.index()))
  if (!isTold(method)) {
    const app = appOf(core.session(topic).peer.metadata)
    if ((await core.decide({ kind: 'request', app, chain, method, params })) !== 'approve') throw new PhoneError(5000)
  }
  return perform()
}

/** Requests that the phone answers itself, with no key: to go to a network, or to learn of one. It refuses before it asks. */
async function prepare(
  core: PhoneCore,
  sessions: Sessions,
  { topic, method, params }: Omit<Call, 'chainId'>,
): Promise<(() => Promise<null>) | null> {
  const [target]: readonly unknown[] = Array.isArray(params) ? params : []
  const go = async (id: string) => {
    await sessions.switchNetwork(id, topic)
    return null
  }
  if (method === 'wallet_switchEthereumChain') {
    const id = `eip155:${readChainId(target)}`
    if (!core.chain(id)) throw new RpcError(4902)
    return () => go(id)
  }
  if (method === 'wallet_addEthereumChain') {
    const { id, name, rpcUrl } = await readAddition(target)
    return async () => {
      await core.addChain({ id: `eip155:${id}`, name, rpcUrl })
      return go(`eip155:${id}`)
    }
  }
  return null
}
