import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { listen, type Served } from '../../tools/serve'

/** Starts the production server of a built Next app on a free port of loopback. */
export async function startNext(folder: string, bundler: 'webpack' | 'turbopack'): Promise<Served> {
  const port = await freePort()
  const next = join(folder, 'node_modules/next/dist/bin/next')
  const child = spawn(process.execPath, [next, 'start', folder, '--hostname=127.0.0.1', `--port=${port}`], {
    env: { ...process.env, NODE_ENV: 'production', DIST_DIR: `.next-${bundler}`, NEXT_TELEMETRY_DISABLED: '1' },
    stdio: 'ignore',
  })
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  const url = `http://127.0.0.1:${port}`
  const stop = async () => {
    child.kill()
    await ended
  }
  for (let tries = 0; tries < 300; tries++) {
    if (child.exitCode !== null) throw new Error(`The Next server ended with ${child.exitCode}`)
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return { url, stop }
    await new Promise((later) => setTimeout(later, 100))
  }
  await stop()
  throw new Error('The Next server did not answer')
}

async function freePort(): Promise<number> {
  const server = createServer()
  await listen(server, 0)
  const { port } = server.address() as AddressInfo
  await new Promise((done) => server.close(done))
  return port
}
