import type { Provider } from '../relay'
import type { PairingLink } from './pairingLink.late'

/** The link of an attempt, made for a request of these methods; none where the library makes its own. */
export type LinkFor = (methods?: readonly string[]) => PairingLink | Promise<PairingLink | undefined>

/**
 * Has the library's next pairing be that of a link which is shown already. These are members of 2.21.8, whose exact version
 * is pinned. Returns how to take it back, for an attempt that failed before.
 */
export function adoptLink({ client }: Provider, link: PairingLink): () => void {
  const { crypto, expirer, pairing, relayer } = client.core
  const { create } = pairing
  const { topic, uri, expiry } = link
  const adopt: typeof create = async (params) => {
    takeBack()
    const methods = params?.methods
    const made = { topic, expiry, relay: { protocol: 'irn' }, active: false, ...(methods && { methods }) }
    await crypto.setSymKey(link.symKey, topic)
    pairing.events.emit('pairing_create', made)
    expirer.set(topic, expiry)
    await pairing.pairings.set(topic, made)
    const { transportType, internal } = params ?? {}
    await relayer.subscribe(topic, { ...(transportType && { transportType }), ...(internal && { internal }) })
    return { topic, uri }
  }
  const takeBack = () => {
    if (pairing.create === adopt) pairing.create = create
  }
  pairing.create = adopt
  return takeBack
}
