import { createLab } from '../../stories/lab/lab'
import { settled } from '../../stories/lab/settled'
import { createLabSiwx, createSigningWallet } from '../../stories/lab/siwx'
import { pressSign } from '../../src/state/session/signIn/pressSign'
import { signInAtom } from '../../src/state/core/visitor/signIn'
import { statusAtom } from '../../src/state/core/visitor/connections'
import { pickVisible } from '../../src/state/session/wallets/select'

/** Prepares an instance with its modal open and returns what a visitor does then, to its end. */
type Prepare = () => Promise<() => Promise<void>>

const connect: Prepare = async () => {
  const { portico } = createLab({ listens: false })
  portico.open()
  await settled()
  return async () => {
    portico.store.set(pickVisible, 'alpha')
    await settled()
    expect(portico.store.get(statusAtom), 'connected')
  }
}

/** From the press on the wallet to the session. */
const signIn: Prepare = async () => {
  const { portico } = createLab({
    listens: false,
    wallets: [createSigningWallet('Alpha')],
    config: { siwx: createLabSiwx() },
  })
  portico.open()
  await settled()
  return async () => {
    portico.store.set(pickVisible, 'alpha')
    await settled()
    await portico.store.set(pressSign)
    await settled()
    expect(portico.store.get(signInAtom).status, 'signedIn')
  }
}

export const labFlows: Readonly<Record<string, Prepare>> = { connect, 'sign in': signIn }

function expect(status: string, wanted: string): void {
  if (status !== wanted) throw new Error(`A flow ended as ${status}, not as ${wanted}`)
}
