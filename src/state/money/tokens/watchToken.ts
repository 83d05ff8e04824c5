import { atom, type Getter } from 'jotai/vanilla'
import { askWallet } from '../../../chains/discovery/askWallet'
import { isProvider } from '../../../chains/eip155/provider'
import { UserRejectedError } from '../../../chains/errors/errors'
import type { TokenBalance } from '../../../chains/tokens'
import { handlesAtom } from '../../core/visitor/connections'
import { action } from '../../core/action'

/** Progress of adding a token to the wallet's own list. */
export type WatchState = 'idle' | 'asking' | 'added' | 'declined' | 'failed'

const askedAtom = atom<{ readonly token: string; readonly state: WatchState } | null>(null)

const keyOf = ({ networkId, address }: TokenBalance) => `${networkId} ${address}`

/** The wallet's provider where it can be asked for a token: it is on the token's network, and asks people itself. */
function providerFor(get: Getter, { networkId, address }: TokenBalance) {
  const handle = get(handlesAtom).eip155
  const canAsk = address !== undefined && handle && !handle.isGated && handle.snapshot.networkId === networkId
  return canAsk && isProvider(handle.provider) ? handle.provider : null
}

/** Progress for a token; null where the wallet cannot be asked for it. */
export const watchStateAtom = atom((get) => (token: TokenBalance): WatchState | null => {
  if (!providerFor(get, token)) return null
  const asked = get(askedAtom)
  return asked?.token === keyOf(token) ? asked.state : 'idle'
})

/** Asks the wallet to list a token (EIP-747). How it went is said by `watchStateAtom`. */
export const watchToken = action(async function watchToken(get, set, token: TokenBalance): Promise<void> {
  const provider = providerFor(get, token)
  if (!provider) return
  const { address, symbol, decimals, icon: image } = token
  const asking = { token: keyOf(token), state: 'asking' } as const
  const end = (state: WatchState) => set(askedAtom, (now) => (now === asking ? { ...asking, state } : now))
  set(askedAtom, asking)
  const options = { address, symbol, decimals, ...(image && { image }) }
  try {
    const answer = await askWallet(() =>
      provider.request({ method: 'wallet_watchAsset', params: { type: 'ERC20', options } }),
    )
    end(answer === false ? 'declined' : 'added')
  } catch (error) {
    end(error instanceof UserRejectedError ? 'declined' : 'failed')
  }
})
