import { describe, expect, it } from 'vitest'
import { createLab } from '../../../stories/lab/lab'
import { createLabSiwx, createSigningWallet } from '../../../stories/lab/siwx'
import { UserRejectedError } from '../../chains/errors/errors'
import { DestroyedError } from '../core/configErrors'
import { NoActiveAddressError, SiwxNotEnabledError } from '../core/requestErrors'
import { pressSign } from '../session/signIn/pressSign'
import { cancelSignIn } from '../session/signIn/cancelSignIn'
import { type Portico } from './createPortico'

const signIns = (isRequired = true) => createLabSiwx({ isRequired })

async function asked({ store }: Portico) {
  const { signInAtom } = await import('../core/visitor/signIn')
  await expect.poll(() => store.get(signInAtom).status).toBe('ready')
}

describe('signing in without React', () => {
  it('answers the session once the visitor has signed, and has none after signing out', async () => {
    const { portico } = createLab({ wallets: [createSigningWallet('Alpha')], config: { siwx: signIns(false) } })
    await portico.connect('alpha')
    const signingIn = portico.signIn()
    await asked(portico)
    await portico.store.set(pressSign)
    const session = await signingIn
    expect(portico.snapshot().sessions).toHaveLength(0) // not read before
    await expect.poll(() => portico.snapshot().sessions).toEqual([session])
    expect(await portico.signIn()).toEqual(session)
    await portico.signOut()
    expect(portico.snapshot()).toMatchObject({ sessions: [], status: 'connected' })
  })

  it('rejects where the visitor does not want to, and stays connected', async () => {
    const { portico } = createLab({ wallets: [createSigningWallet('Alpha')], config: { siwx: signIns(false) } })
    await portico.connect('alpha')
    await asked(portico)
    await portico.store.set(cancelSignIn)
    const signingIn = portico.signIn().catch((error: unknown) => error)
    await asked(portico)
    await portico.store.set(cancelSignIn)
    expect(await signingIn).toBeInstanceOf(UserRejectedError)
    expect(portico.snapshot().status).toBe('connected')
  })

  it('says what is missing', async () => {
    await expect(createLab().portico.signIn()).rejects.toBeInstanceOf(SiwxNotEnabledError)
    await expect(createLab().portico.signOut()).rejects.toBeInstanceOf(SiwxNotEnabledError)
    const { portico } = createLab({ config: { siwx: signIns() } })
    await expect(portico.signIn()).rejects.toBeInstanceOf(NoActiveAddressError)
  })

  it('does not wait for a visitor whose instance is gone', async () => {
    const { portico } = createLab({ wallets: [createSigningWallet('Alpha')], config: { siwx: signIns() } })
    await portico.connect('alpha')
    const signingIn = portico.signIn().catch((error: unknown) => error)
    await asked(portico)
    portico.destroy()
    expect(await signingIn).toBeInstanceOf(DestroyedError)
  })
})
