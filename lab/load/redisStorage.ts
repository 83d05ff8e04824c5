import type { createClient } from 'redis'
import type { SignInStorage } from '../../src/server'

/** README's storage in Redis, with a `take` that is one step. */
export function createRedisStorage(redis: Pick<ReturnType<typeof createClient>, 'get' | 'set' | 'del' | 'getDel'>) {
  return {
    getItem: (key) => redis.get(key),
    setItem: (key, text, { ttl }) => redis.set(key, text, { EX: ttl }),
    removeItem: (key) => redis.del(key),
    take: (key) => redis.getDel(key),
  } satisfies SignInStorage
}
