import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import type { FoundRedis } from '../../scripts/tools/findRedis'

export interface Redis {
  readonly url: string
  stop(): Promise<void>
}

/** Starts a Redis of its own on loopback, which writes nothing down. */
export async function startRedis({ path, libraries }: FoundRedis): Promise<Redis> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-redis-'))
  const port = await freePort()
  const settings = { port, bind: '127.0.0.1', save: '', appendonly: 'no', dir: folder }
  const known = process.env['LD_LIBRARY_PATH'] ?? ''
  const child = spawn(
    path,
    Object.entries(settings).flatMap(([name, value]) => [`--${name}`, `${value}`]),
    {
      argv0: 'redis-server',
      env: { ...process.env, ...(libraries ? { LD_LIBRARY_PATH: `${libraries}${delimiter}${known}` } : {}) },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const stop = async () => {
    child.kill('SIGKILL')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  let said = ''
  await new Promise<void>((resolve, reject) => {
    const hear = (part: Buffer) => {
      said += String(part)
      if (/ready to accept connections/i.test(said)) resolve()
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('error', reject)
    child.once('close', () => reject(new Error(`Redis did not start: ${said}`)))
  })
  return { url: `redis://127.0.0.1:${port}`, stop }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise<void>((resolve) => server.close(() => resolve()))
  return port
}
