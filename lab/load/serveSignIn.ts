import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createClient } from 'redis'
import { createSignInServer } from '../../src/server'
import { createRedisStorage } from './redisStorage'
import { shop } from './shop'

// A process of its own: a sign-in server on any port, with its sessions in Redis where it is told of one.
const [, , redisUrl] = process.argv
const redis = redisUrl ? await createClient({ url: redisUrl }).connect() : null
const signIn = createSignInServer({ ...shop, ...(redis ? { storage: createRedisStorage(redis) } : {}) })
const server = createServer(signIn.nodeHandler)
// Longer than a busy machine pauses: a visitor would send on a connection that was just closed.
server.keepAliveTimeout = 120_000
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
process.once('disconnect', () => process.exit())
