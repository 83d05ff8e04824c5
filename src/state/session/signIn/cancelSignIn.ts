import { action } from '../../core/action'
import { disconnect } from '../connection/disconnect'
import { handlesAtom } from '../../core/visitor/connections'
import { configAtom, envAtom, runtimeAtom } from '../../core/runtime'
import { emit } from '../../core/events'
import { closeOrHome } from '../../shell/router/navigation'
import { requestSwitch } from '../networks/requestSwitch'
import { networksAtom, setActiveNetwork } from '../../core/visitor/networks'
import { isOpenAtom, open } from '../../shell/router/stack'
import { endSessionsOf } from './end/endSessions'
import type { SignInAccount } from '../../core/visitor/signInTypes'
import {
  abandoned,
  requireSiwx,
  setSignIn,
  signInAccountAtom,
  signInProgressAtom,
  signInTask,
} from '../../core/visitor/signIn'

/** Time to wait for the end of the sessions, in milliseconds. */
const timeoutMs = 5_000

/** Time that the wallet may take to go back to a network, in milliseconds. */
const walletTimeoutMs = 30_000

/**
 * The visitor does not want to sign in: without a required sign-in there is no connection.
 * @example
 * await store.set(cancelSignIn)
 */
export const cancelSignIn = action(async function cancelSignIn(get, set): Promise<void> {
  const { account, status, isRequired } = get(signInProgressAtom)
  if (!account || status === 'cancelling') return
  if (!isRequired) {
    set(skipSignIn)
    return set(closeOrHome)
  }
  set(abandon)
  set(setSignIn, { status: 'cancelling' })
  if ((await set(goBack, account)) || get(signInProgressAtom).status !== 'cancelling') return
  const { clock } = get(envAtom)
  await Promise.race([set(endSessionsOf, account.namespace), clock.sleep(timeoutMs)])
  // Another account may have come meanwhile, the wallet may have gone, and so may the instance.
  const now = get(signInProgressAtom)
  const isSame = get(signInAccountAtom)?.caipAddress === account.caipAddress && now.account !== null
  if (!isSame || now.status !== 'cancelling') return
  const wasOpen = get(isOpenAtom)
  const leaving = set(disconnect, account.namespace)
  if (wasOpen) set(open)
  await leaving
})

/** Goes back to the network that the account signed in on last, if that session is there; false where it cannot. */
const goBack = action(async function goBack(get, set, account: SignInAccount): Promise<boolean> {
  const { last } = get(signInProgressAtom)
  if (!get(configAtom).enableNetworkSwitch) return false
  if (last?.accountAddress !== account.accountAddress || last.chainId === account.chainId) return false
  const { clock } = get(envAtom)
  const giveUp = async (ms: number) => clock.sleep(ms).then(() => null)
  const look = set(requireSiwx).getSessions(last.chainId, last.accountAddress)
  const sessions = await Promise.race([look.catch(() => null), giveUp(timeoutMs)])
  if (!sessions?.length || get(signInProgressAtom).status !== 'cancelling') return false
  const network = get(networksAtom).find(({ caipNetworkId }) => caipNetworkId === last.chainId)
  const handle = get(handlesAtom)[last.namespace]
  if (!network || !handle) return false
  const waiting = new AbortController()
  const change = requestSwitch(handle, network, waiting.signal).then(
    () => true,
    () => false,
  )
  // Another account or wallet may come meanwhile.
  const { store } = get(runtimeAtom)
  const stop = store.sub(signInProgressAtom, () => {
    if (store.get(signInProgressAtom).status !== 'cancelling') waiting.abort()
  })
  const isBack = await Promise.race([change, giveUp(walletTimeoutMs)])
  stop()
  waiting.abort()
  if (!isBack || get(handlesAtom)[last.namespace] !== handle) return false
  set(setActiveNetwork, network)
  return true
})

/** Goes on without: this account is not asked again on this network. */
export const skipSignIn = action(function skipSignIn(_get, set) {
  set(abandon)
  set(setSignIn, { status: 'skipped' })
})

/** Nothing more comes of what is under way. */
const abandon = action(function abandon(get, set) {
  signInTask.abort(get, abandoned)
  const { account } = get(signInProgressAtom)
  if (!account) return
  set(emit, { type: 'track', event: 'CLICK_CANCEL_SIWX', properties: { network: account.chainId } })
})
