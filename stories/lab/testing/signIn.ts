import { createLab, type LabOptions } from '../lab'
import { settled } from '../settled'
import { createLabSiwx, createSigningWallet, labAccount, type LabSiwx } from '../siwx'
import { selectWallet } from '../../../src/state/session/connection/connect'
import { routeAtom } from '../../../src/state/shell/router/navigation'
import { signInAtom } from '../../../src/state/core/visitor/signIn'

/** A lab whose host asks for sign-in, with a wallet that signs. */
export function createSignInLab(siwx: LabSiwx = createLabSiwx(), options: LabOptions = {}) {
  const lab = createLab({ wallets: [createSigningWallet('Alpha')], ...options, config: { siwx, ...options.config } })
  const { store } = lab.portico
  return {
    ...lab,
    store,
    siwx,
    status: () => store.get(signInAtom).status,
    route: () => (lab.portico.snapshot().isOpen ? store.get(routeAtom).name : null),
    tracked: () => lab.events.flatMap(({ type, event }) => (type === 'track' && /SIWX/.test(event) ? [event] : [])),
    wallet: lab.adapter.find('alpha'),
  }
}

/** The same after a person connected: the sign-in view is shown. */
export async function connectAndAsk(...args: Parameters<typeof createSignInLab>) {
  const lab = createSignInLab(...args)
  lab.portico.open()
  lab.store.set(selectWallet, 'alpha')
  await settled()
  return lab
}

/** A snapshot of a wallet on this network. */
export const atNetwork = (networkId: 'eip155:1' | 'eip155:10' | 'eip155:999', address: string = labAccount.address) =>
  ({ networkId, address: `${networkId}:${address}`, accounts: [`${networkId}:${address}`] }) as const
