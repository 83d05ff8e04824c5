import type { Clock } from '../clock'
import { isRecord } from '../guards'
import type { Provider } from './relay'
import type { PairingStorage } from './storage/pairingStorage'

type Client = Provider['client']
type Session = ReturnType<Client['session']['get']>

/** Time to wait for the relay, in milliseconds. */
const patienceMs = 2_000

/**
 * Other pages of this origin pair and leave with the same storage, which the library reads once and keeps in memory: what
 * they paired since is taken up, and what they ended is gone here too.
 */
export async function followKept(provider: Provider, storage: PairingStorage, clock: Clock): Promise<void> {
  const { client } = provider
  const { core } = client
  const known = [...client.session.keys]
  const sessions = await storage.readKept<readonly Session[]>('//session')
  const keys = await storage.readKept('//keychain')
  if (!Array.isArray(sessions) || !isRecord(keys)) return
  const kept = sessions as readonly Session[]
  for (const topic of known) if (!kept.some((one) => one.topic === topic)) await forget(client, topic)
  // All keys: what is written here next takes the place of what the other page wrote.
  const { keychain } = core.crypto.keychain
  for (const [name, key] of Object.entries(keys))
    if (typeof key === 'string' && !keychain.has(name)) keychain.set(name, key)
  for (const session of kept) {
    const { topic } = session
    if (client.session.keys.includes(topic) || !keychain.has(topic)) continue
    await client.session.set(topic, session)
    core.expirer.set(topic, session.expiry)
    // The wallet's first answer may be told to one page alone. A relay that is away is not waited for for long.
    const hearing = core.relayer.subscribe(topic).catch(() => undefined)
    const settled = new AbortController()
    await Promise.race([hearing, clock.sleep(patienceMs, settled.signal).catch(() => undefined)])
    settled.abort()
  }
  const last = client.session.keys.at(-1)
  if (last) provider.session = client.session.get(last)
  else delete provider.session
}

async function forget({ core, session }: Client, topic: string): Promise<void> {
  core.relayer.unsubscribe(topic).catch(() => undefined)
  await session.delete(topic, { code: 6000, message: 'Left on another page.' })
}
