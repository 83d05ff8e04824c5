import { afterEach, beforeEach } from 'vitest'
import { startRelay, type Relay } from '../relay/startRelay'
import type { Decision } from '../wallet/types'
import { createPhone } from './createPhone'
import { memoryStorage } from './memoryStorage'
import { createDapp, type Dapp } from './testDapp'
import type { Phone, PhoneAsk, PhoneOptions } from './types'

// Both sides live in one process; read by the client when it is made.
process.env.DISABLE_GLOBAL_CORE = 'true'

export const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
export const bitcoin = 'bip122:000000000019d6689c085ae165831e93'
export const polkadot = 'polkadot:91b171bb158e2d3848fa23a9f1c25182'
export const cosmos = 'cosmos:cosmoshub-4'

/** A relay with a phone and an app at either end. */
export interface Line {
  readonly relay: Relay
  readonly dapp: Dapp
  /** May be replaced by the test. */
  phone: Phone
  /** Questions to the phone's person, and the answers. */
  readonly asked: PhoneAsk[]
  decide: () => Decision | Promise<Decision>
  newPhone(options?: Partial<PhoneOptions>): Promise<Phone>
}

/** Sets up a line for each test of a file. */
export function withLine(): () => Line {
  let line: Line
  beforeEach(async () => {
    const relay = await startRelay({ allowProject: (id) => id !== 'refused' })
    const asked: PhoneAsk[] = []
    const newPhone = (options: Partial<PhoneOptions> = {}) =>
      createPhone({
        relayUrl: relay.url,
        projectId: 'lab',
        chains: ['eip155:31337', 'eip155:1', 'eip155:10', solana, bitcoin, polkadot, cosmos].map((id) => ({
          id,
          name: id,
        })),
        decide: async (ask) => {
          asked.push(ask)
          return line.decide()
        },
        storage: memoryStorage(),
        storagePrefix: `phone-${Math.random()}`,
        ...options,
      })
    line = {
      relay,
      asked,
      newPhone,
      decide: () => 'approve',
      phone: await newPhone(),
      dapp: await createDapp(relay.url),
    }
  })
  afterEach(async () => {
    await Promise.all([line.phone.stop(), line.dapp.stop()])
    await line.relay.stop()
  })
  return () => line
}

/** The app and the phone meet; resolves with the app's session once both have it. */
export async function meet({ dapp, phone }: Line) {
  const session = await dapp.connect((uri) => phone.pair(uri))
  while (phone.sessions().length === 0) await new Promise((resolve) => setTimeout(resolve, 10))
  return session
}

/** The phone's address on a chain, as its session says. */
export function addressOn({ phone }: Line, chain: string): string {
  const account = phone.sessions()[0]?.accounts.find((each) => each.startsWith(`${chain}:`))
  return account?.slice(chain.length + 1) ?? ''
}

export function request<Answer>({ dapp }: Line, chain: string, method: string, params: object): Promise<Answer> {
  return dapp.provider.request<Answer>({ method, params }, chain)
}

/** The app's next event of a name. */
export function heard({ dapp }: Line, event: string): Promise<unknown> {
  return new Promise((resolve) => dapp.provider.once(event, resolve))
}
