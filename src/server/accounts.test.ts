import { encodeAddress, decodeAddress } from '@polkadot/util-crypto'
import { bech32 } from '@scure/base'
import { describe, expect, it } from 'vitest'
import { createSigners, type Signer } from '../../lab/accounts/signers'
import { attempt, startSignIn as start } from '../../lab/accounts/startSignIn'
import { createSignInServer } from './createSignInServer'

const signers = await createSigners(7)
const signerOf = (kind: string): Signer => signers.find((signer) => signer.kind === kind) ?? expect.fail(kind)
const chains = [...new Set(signers.map(({ networkId }) => networkId))]

async function signIn(lab: ReturnType<typeof start>, signer: Signer) {
  const { nonce } = await lab.server.issueNonce()
  return lab.server.verify(await attempt(nonce, undefined, signer))
}

describe('one key signs in as one account', () => {
  it('on Polkadot, whichever of its two writings the wallet has', async () => {
    const lab = start({ chains })
    const signer = signerOf('polkadot sr25519')
    const generic = encodeAddress(decodeAddress(signer.address), 42)
    const results = [await signIn(lab, signer), await signIn(lab, { ...signer, address: generic })]
    for (const result of results)
      expect(result).toMatchObject({
        session: { accountAddress: signer.address, account: `${signer.networkId}:${signer.address}` },
      })
    for (const prefix of [1, 2, 7, 63, 64, 1284, 2084]) {
      const address = encodeAddress(decodeAddress(signer.address), prefix)
      expect(await signIn(lab, { ...signer, address })).toEqual({
        isVerified: false,
        reason: 'address-not-canonical',
      })
    }
    await lab.server.signOutAccount({ accountAddress: generic, chainId: signer.networkId })
    for (const result of results) expect(await lab.server.readSession(result.isVerified ? result.token : '')).toBeNull()
  })

  it('on Cosmos and Bitcoin', async () => {
    const lab = start({ chains })
    const [cosmos, segwit] = [signerOf('cosmos'), signerOf('bitcoin p2wpkh')]
    const { words } = bech32.decode(cosmos.address as `${string}1${string}`)
    const others = ['cosmosvaloper', 'osmo', 'a'].map((prefix) => ({
      ...cosmos,
      address: bech32.encode(prefix, words),
    }))
    const upper = [cosmos, segwit].map((signer) => ({ ...signer, address: signer.address.toUpperCase() }))
    for (const signer of [...others, ...upper])
      expect(await signIn(lab, signer), signer.address).toEqual({ isVerified: false, reason: 'address-not-canonical' })
    for (const signer of [cosmos, segwit])
      expect(await signIn(lab, signer)).toMatchObject({ session: { account: `${signer.networkId}:${signer.address}` } })
  })

  it('and signs out by any of its writings', async () => {
    const lab = start({ chains })
    const signer = signerOf('polkadot sr25519')
    const { nonce } = await lab.server.issueNonce()
    const verified = await lab.post('/verify', await attempt(nonce, undefined, signer))
    const cookie = verified.headers.get('set-cookie')?.split(';')[0] ?? ''
    const accountAddress = encodeAddress(decodeAddress(signer.address), 42)
    const out = await lab.post('/sign-out', { accountAddress, chainId: signer.networkId }, { cookie })
    expect(await out.json()).toEqual({ session: null })
  })

  it('of a chain that is not known only where the host says how its addresses begin', () => {
    const settings = { domain: 'shop.example', sessionLifetimeMs: 1, nonceLifetimeMs: 1 }
    expect(() => createSignInServer({ ...settings, chains: ['cosmos:mine-1'] })).toThrow('prefix of cosmos:mine-1')
    createSignInServer({ ...settings, chains: ['cosmos:mine-1'], prefixes: { 'cosmos:mine-1': 'mine' } })
  })
})

describe('the id of an EVM chain', () => {
  it('has no zeros before it', async () => {
    const lab = start()
    const { message, signature } = await attempt((await lab.server.issueNonce()).nonce)
    const written = message.replace('Chain ID: ', 'Chain ID: 0000')
    expect(await lab.server.verify({ message: written, signature })).toEqual({
      isVerified: false,
      reason: 'message-malformed',
    })
    expect(() => start({ chains: ['eip155:01'] })).toThrow('without zeros before the id')
  })
})
