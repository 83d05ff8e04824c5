import { describe, expect, it } from 'vitest'
import { createLab, type Lab } from '../../../../stories/lab/lab'
import { settled } from '../../../../stories/lab/settled'
import { createSigningWallet } from '../../../../stories/lab/siwx'
import { connectAndAsk } from '../../../../stories/lab/testing/signIn'
import { createLabWallet, refuse } from '../../../../stories/lab/wallets/adapter'
import { createLabPeer } from '../../../../stories/lab/wallets/peer'
import { UserRejectedError } from '../../../chains/errors/errors'
import { connectWallet, selectWallet } from '../../session/connection/connect'
import { selectNetwork } from '../../session/networks/selectNetwork'
import { pairWallet } from '../../session/pairing/pairing'
import { routeAtom } from '../router/navigation'
import type { RouteName } from '../../core/route'
import { pressSign } from '../../session/signIn/pressSign'
import { snackAtom, type SnackKey } from './feedback'

type Walk = () => Promise<Pick<Lab, 'portico'>>
const no = refuse(new UserRejectedError('no'))

/** The event, the view that is shown then, and the notice that is drawn beside it: none where the view says it. */
const table: readonly (readonly [string, Walk, RouteName, SnackKey | null])[] = [
  [
    'a wallet declines to connect',
    async () => {
      const lab = createLab({ wallets: [createLabWallet('Alpha', { onConnect: no })] })
      lab.portico.open()
      lab.portico.store.set(selectWallet, 'alpha')
      return lab
    },
    'ConnectingExternal',
    null,
  ],
  [
    'a phone declines to pair',
    async () => {
      const peer = createLabPeer()
      const lab = createLab({ pairing: peer })
      lab.portico.open({ name: 'ConnectingWalletConnect' })
      lab.portico.store.set(pairWallet).catch(() => undefined)
      await settled()
      peer.fail(new UserRejectedError('no'))
      return lab
    },
    'ConnectingWalletConnect',
    null,
  ],
  [
    'a wallet declines to switch its network',
    async () => {
      const lab = createLab({ wallets: [createLabWallet('Alpha', { onSwitch: no })] })
      await lab.portico.store.set(connectWallet, 'alpha')
      lab.portico.open({ name: 'Networks' })
      lab.portico.store.set(selectNetwork, 'eip155:10')
      return lab
    },
    'SwitchNetwork',
    null,
  ],
  [
    'a wallet connects and switches',
    async () => {
      const lab = createLab()
      await lab.portico.store.set(connectWallet, 'alpha')
      lab.portico.open({ name: 'Networks' })
      lab.portico.store.set(selectNetwork, 'eip155:10')
      return lab
    },
    'Account',
    null,
  ],
  [
    'a wallet declines to sign in',
    async () => {
      const wallets = [createSigningWallet('Alpha', { onSign: () => Promise.reject(new UserRejectedError('no')) })]
      const lab = await connectAndAsk(undefined, { wallets })
      await lab.store.set(pressSign)
      return lab
    },
    'SIWXSignMessage',
    'signatureDeclined',
  ],
]

describe('notices', () => {
  it.each(table)('stand at the head of the card, or nowhere: %s', async (_name, walk, route, key) => {
    const { portico } = await walk()
    await settled()
    const { store } = portico
    const snack = store.get(snackAtom)
    expect(store.get(routeAtom).name).toBe(route)
    expect(snack && !snack.announceOnly ? snack.message : null).toBe(key)
    if (key) expect(snack?.isInPlace).toBe(true)
  })
})
