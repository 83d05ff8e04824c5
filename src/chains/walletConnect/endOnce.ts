import type { Provider } from './relay'

/** Members of the library's engine that its types leave out, at 2.21.8. */
interface Engine {
  deleteSession(end: { readonly topic: string }): Promise<void>
  onSessionDeleteRequest(topic: string, payload: unknown): Promise<void>
}

type Client = Pick<Provider['client'], 'engine' | 'session'>

const guarded = new WeakSet<Client>()

/**
 * Has the library end a session once. Where both sides end it at the same time it checks and deletes again what is
 * gone, in promises that are not awaited, and "Record was recently deleted" would be an uncaught rejection of the page.
 */
export function endSessionsOnce(client: Client): void {
  if (guarded.has(client)) return
  guarded.add(client)
  const isThere = (topic: string) => client.session.keys.includes(topic)
  const engine = client.engine as unknown as Partial<Engine>
  const { deleteSession, onSessionDeleteRequest } = engine
  if (!deleteSession || !onSessionDeleteRequest) return
  engine.deleteSession = async (end) => (isThere(end.topic) ? deleteSession(end) : undefined)
  engine.onSessionDeleteRequest = async (topic, payload) =>
    isThere(topic) ? onSessionDeleteRequest(topic, payload) : undefined
}
