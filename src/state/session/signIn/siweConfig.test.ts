import { verifyMessage, type Hex } from 'viem'
import { describe, expect, it } from 'vitest'
import { createLab, type LabOptions } from '../../../../stories/lab/lab'
import { createLabPeer } from '../../../../stories/lab/wallets/peer'
import { settled } from '../../../../stories/lab/settled'
import { createSigningWallet, labAccount, signInAll } from '../../../../stories/lab/siwx'
import { formatSiwxMessage } from '../../../siwx/message/formatSiwxMessage'
import { parseSiwxMessage } from '../../../siwx/message/parseSiwxMessage'
import { selectWallet } from '../connection/connect'
import { disconnect } from '../connection/disconnect'
import { startPairing } from '../wallets/select'
import { renewPairing } from '../pairing/viewModel'
import { routeAtom } from '../../shell/router/navigation'
import { createSiweConfig } from '../../../siwx/roles'
import { addressOfDid } from '../../../chains/caip'
import type { SiweSession } from '../../../siwx/siweTypes'
import { cancelSignIn } from './cancelSignIn'
import { pressSign } from './pressSign'
import { signInAtom } from '../../core/visitor/signIn'

/** A host that was written for another toolkit, with its backend in memory; `told` is what it was asked. */
function createHost() {
  const told: string[] = []
  let session: SiweSession | null = null
  const config = createSiweConfig({
    getNonce: async () => 'hostnonce1',
    getMessageParams: () => ({
      domain: 'host.example',
      uri: 'https://host.example/shop',
      chains: [1, 10],
      statement: 'Enter.',
    }),
    createMessage: ({ address, iat = '', chainId, ...args }) =>
      formatSiwxMessage({
        ...args,
        accountAddress: addressOfDid(address),
        chainId: `eip155:${chainId}`,
        issuedAt: iat,
      }),
    verifyMessage: async ({ message, signature }) => {
      told.push('verifyMessage')
      const { accountAddress, chainId } = parseSiwxMessage(message)
      const isRight = await verifyMessage({ message, signature: signature as Hex, address: accountAddress as Hex })
      if (isRight) session = { address: accountAddress, chainId: Number(chainId.slice('eip155:'.length)) }
      return isRight
    },
    getSession: async () => session,
    signOut: async () => {
      told.push('signOut')
      session = null
      return true
    },
  })
  return { config, told, session: () => session }
}

function visit(host: ReturnType<typeof createHost>, options: LabOptions = {}) {
  const lab = createLab({ wallets: [createSigningWallet('Alpha')], ...options, config: { siweConfig: host.config } })
  const { store } = lab.portico
  lab.portico.open()
  return { ...lab, store, status: () => store.get(signInAtom).status, route: () => store.get(routeAtom).name }
}

async function asked(host: ReturnType<typeof createHost>) {
  const lab = visit(host)
  lab.store.set(selectWallet, 'alpha')
  await settled()
  return lab
}

describe('the sign-in of a host that was written for another toolkit', () => {
  it('is asked for on connect, begins a session, and is not asked for again', async () => {
    const host = createHost()
    const { store, status, route, portico } = await asked(host)
    expect(route()).toBe('SIWXSignMessage')
    await store.set(pressSign)
    await settled()
    expect(status()).toBe('signedIn')
    expect(host.session()).toEqual({ address: labAccount.address, chainId: 1 })
    expect(portico.snapshot()).toMatchObject({ status: 'connected', isOpen: false })
    const again = await asked(host)
    expect(again.status()).toBe('signedIn')
    expect(host.told).toEqual(['verifyMessage'])
  })

  it('ends with the connection, and the connection with it', async () => {
    const host = createHost()
    const { store, portico } = await asked(host)
    await store.set(cancelSignIn)
    await settled()
    expect(portico.snapshot().status).toBe('disconnected')
    const second = await asked(host)
    await second.store.set(pressSign)
    await second.store.set(disconnect)
    await settled()
    expect(host.session()).toBeNull()
    expect(host.told).toEqual(['verifyMessage', 'signOut'])
  })

  it('takes what a paired wallet signed for the network it is on', async () => {
    const host = createHost()
    const peer = createLabPeer({ address: labAccount.address, signIn: signInAll })
    const { store, status, portico } = visit(host, { pairing: peer })
    store.set(startPairing)
    store.set(renewPairing)
    await settled()
    await peer.approve()
    await settled()
    expect(portico.snapshot()).toMatchObject({ status: 'connected', isOpen: false })
    expect(status()).toBe('signedIn')
    expect(host.session()).toEqual({ address: labAccount.address, chainId: 1 })
    expect(host.told).toEqual(['verifyMessage'])
  })
})
