import { eip155 } from '../../../src/chains/eip155'
import { balanceAtom } from '../../../src/state/session/account/balance'
import { activityAtom, openActivity } from '../../../src/state/money/activity/activity'
import { createLab, labNetworks, type Lab } from '../lab'
import { createLabAdapter, createLabWallet } from '../wallets/adapter'
import { connected, until } from './world'

/** An account on a network that names no endpoint, read by the real reader. */
export const unread = async (): Promise<Lab> => {
  const { reader } = eip155({ page: new EventTarget() })
  const adapter = { ...createLabAdapter([createLabWallet('Alpha')]), ...(reader && { reader }) }
  const networks = labNetworks.map((network) => ({ ...network, rpcUrls: { default: { http: [] } } }))
  return connected(createLab({ adapters: [adapter], config: { adapters: [adapter], networks } }))
}

/** Waits until the balance cannot be read, and throws why. */
export const failBalance = async ({ portico: { store } }: Lab): Promise<void> => {
  const stop = store.sub(balanceAtom, () => undefined)
  await until(() => store.get(balanceAtom).status === 'failed')
  stop()
  const balance = store.get(balanceAtom)
  if (balance.status === 'failed') throw balance.error
}

/** An account whose history is told by a source that fails. */
export const untold = (): Promise<Lab> => {
  const listActivity = () => Promise.reject(new Error('The source is down'))
  return connected(createLab({ config: { sources: { history: { listActivity } } } }))
}

/** Asks for the activity of the account, without a source of it. */
export const failActivity = async ({ portico: { store } }: Lab): Promise<void> => {
  await store.set(openActivity)
  throw store.get(activityAtom).error
}
