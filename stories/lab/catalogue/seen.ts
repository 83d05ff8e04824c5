import type { EmbeddedTransport } from '../../../src/chains/embedded'
import { EmbeddedNotLoadedError, EmbeddedTimeoutError } from '../../../src/chains/errors/embeddedErrors'
import { UserRejectedError } from '../../../src/chains/errors/errors'
import { createGatedProvider, pairWallet, signIn, signInAtom, switchNetwork } from '../../../src/state'
import { connectEmbedded } from '../../../src/state/session/embedded/connectEmbedded'
import { askInWindow, embeddedPageAtom } from '../../../src/state/session/embedded/page'
import { loadProject } from '../../../src/state/session/project/loadProject'
import { pressSign } from '../../../src/state/session/signIn/pressSign'
import { startPairing } from '../../../src/state/session/wallets/select'
import { renewPairing } from '../../../src/state/session/pairing/viewModel'
import { createLab, type Lab } from '../lab'
import { createLabPeer } from '../wallets/peer'
import { createLabSiwx, createSigningWallet, labAccount, signInAll } from '../siwx'
import { failActivity, failBalance, unread, untold } from './failBalance'
import { failSwap, unpriced, unswapped } from './failSwap'
import { alertOf, connected, flow, servicesOf, snackOf, until, type Entry, type World } from './world'

/** Connected, with a message to sign before the visitor. */
const asked = async (onSign: () => Promise<string>): Promise<Lab> => {
  const lab = await connected(
    createLab({ wallets: [createSigningWallet('Alpha', { onSign })], config: { siwx: createLabSiwx() } }),
  )
  await until(() => lab.portico.store.get(signInAtom).status === 'ready')
  return lab
}

const sign = ({ portico }: Lab) => portico.store.set(pressSign)

const snacks: readonly Entry[] = [
  {
    text: 'A problem occurred while trying initialize authentication',
    place: 'snack',
    when: 'The host’s sessions cannot be asked for after a connection',
    flow: flow(async () => {
      const siwx = createLabSiwx({ getSessions: () => Promise.reject(new Error('The server is down')) })
      const lab = await connected(createLab({ wallets: [createSigningWallet('Alpha')], config: { siwx } }))
      // They are asked for three times, some seconds apart.
      await until(() => {
        void lab.clock.advance(1_000)
        return snackOf(lab)?.message === 'authFailed'
      })
      return lab
    }),
  },
  {
    text: 'Signature declined',
    place: 'snack',
    when: 'The visitor declines to sign in',
    flow: flow(() => asked(() => Promise.reject(new UserRejectedError('no'))), sign),
  },
  {
    text: 'This application might not support Smart Accounts',
    place: 'snack',
    when: 'The signature of an account that is a contract is not accepted',
    flow: flow(async () => {
      const lab = await asked(async () => `0x${'ab'.repeat(96)}`)
      lab.adapter.isContract = true
      return lab
    }, sign),
  },
  {
    text: 'Authenticating...',
    place: 'snack',
    when: 'A paired wallet signed in with its approval, and the host’s server looks at it',
    flow: flow(async () => {
      const peer = createLabPeer({ signIn: signInAll, address: labAccount.address })
      const siwx = createLabSiwx({ addSession: () => new Promise(() => undefined) })
      const lab = createLab({ wallets: [], pairing: peer, config: { siwx } })
      lab.portico.store.set(startPairing)
      lab.portico.store.set(renewPairing)
      await until(() => peer.uris.length > 0)
      await peer.approve()
      await until(() => snackOf(lab) !== null)
      return lab
    }),
  },
  {
    text: 'Action not allowed',
    place: 'snack',
    when: 'A page asks for a method that no page may ask for',
    flow: flow(
      () => connected(createLab()),
      async ({ portico, clock }) => {
        await createGatedProvider(portico)
          .request({ method: 'eth_sign' })
          .catch(() => undefined)
        await clock.advance(300)
      },
    ),
  },
]

const refused = (text: string, sentence: string): Entry => ({
  text,
  place: 'alert',
  when: `The relay says: ${sentence}`,
  flow: flow(
    ({ refusing }) => createLab({ wallets: [], pairing: refusing(sentence) }),
    ({ portico }) => portico.store.set(pairWallet),
  ),
})

/** The embedded wallet's page fails. */
const unreachable = (text: string, error: Error): Entry => ({
  text,
  place: 'alert',
  when: 'A visitor wants to create an embedded wallet',
  flow: flow(
    () => createLab({ embedded: failingVault(error) }),
    async ({ portico: { store } }) => {
      void store.set(connectEmbedded).catch(() => undefined)
      await until(() => store.get(embeddedPageAtom) !== null)
      await store.set(askInWindow, store.get(embeddedPageAtom)?.id ?? 0, { postMessage: () => undefined })
    },
  ),
})

/** A wallet whose page is asked in vain. */
function failingVault(error: Error): EmbeddedTransport {
  const fail = async () => Promise.reject(error)
  return {
    methods: ['passkey'],
    name: 'Passkey wallet',
    connect: ({ show }) => show({ url: 'https://vault.example', purpose: 'connect', run: fail }),
    resume: fail,
    openSettings: fail,
  }
}

/** An instance whose project is asked. */
const projected = (world: World, config: Parameters<typeof createLab>[0] = {}) =>
  createLab({ services: servicesOf(world), ...config })

const alerts: readonly Entry[] = [
  {
    text: 'Network Not Found',
    place: 'alert',
    when: 'switchNetwork() to a network that the host does not have',
    flow: flow(
      () => connected(createLab()),
      ({ portico }) => portico.store.set(switchNetwork, 'eip155:999'),
    ),
  },
  {
    text: 'Invalid App Configuration',
    place: 'alert',
    when: 'The page’s origin is not on the project’s list',
    flow: flow(projected, ({ portico }) => portico.store.set(loadProject)),
  },
  {
    text: 'Invalid App Configuration',
    place: 'alert',
    when: 'The project refuses error reports with 403',
    flow: flow(
      (world) => {
        Object.assign(world.faults, { path: '/e', status: 403, message: 'Unauthorized: invalid key' })
        return projected(world, { config: { projectId: 'catalogue' } })
      },
      async (lab) => {
        await lab.portico.store.set(signIn).catch(() => undefined)
        await until(() => alertOf(lab) !== null)
      },
    ),
  },
  refused('Invalid App Configuration', 'Unauthorized: origin not allowed'),
  refused('Session Expired', 'JWT validation error: JWT Token is not yet valid'),
  refused('Invalid Project ID', 'Unauthorized: invalid key'),
  unreachable('Network Error - Could not load embedded wallet', new EmbeddedNotLoadedError()),
  unreachable('Embedded Wallet Request Timed Out', new EmbeddedTimeoutError()),
  {
    text: 'Project ID Not Configured',
    place: 'alert',
    when: 'The host gives no project id',
    flow: flow(() => createLab({ config: { projectId: undefined } })),
  },
  {
    text: 'Local configuration ignored',
    place: 'alert',
    when: 'The project decides otherwise than the host about a feature',
    flow: flow(
      (world) => projected(world, { config: { features: { email: false } } }),
      ({ portico }) => portico.store.set(loadProject),
    ),
  },
]

/** Texts that the visitor sees. */
export const seen: readonly Entry[] = [
  ...snacks,
  ...alerts,
  {
    text: 'Token Balance Unavailable',
    place: 'view',
    when: 'The balance cannot be read',
    flow: flow(unread, failBalance),
  },
  {
    text: 'Failed to fetch transactions',
    place: 'view',
    when: 'What happened with the account cannot be read',
    flow: flow(untold, failActivity),
  },
  {
    text: 'Network not supported for Swaps',
    place: 'view',
    when: 'Nobody swaps on the network in use',
    flow: flow(unswapped, failSwap),
  },
  {
    text: 'Network not supported for Gas Price',
    place: 'view',
    when: 'Nobody tells what gas costs on the network in use',
    flow: flow(unpriced, failSwap),
  },
]
