import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import type { Readable } from 'node:stream'

const require = createRequire(import.meta.url)
const startLimitMs = 15_000

export interface Anvil {
  readonly url: string
  stop(): Promise<void>
}

export interface AnvilOptions {
  readonly chainId: number
  /** Taken if it is free, else any other; 0 takes any. */
  readonly port: number
}

/** Starts a local EVM node from the binary in the npm package of this platform. */
export async function startAnvil({ chainId, port }: AnvilOptions): Promise<Anvil> {
  const system = process.platform
  const processor = process.arch === 'x64' ? 'amd64' : process.arch
  const suffix = system === 'win32' ? '.exe' : ''
  const binary = require.resolve(`@foundry-rs/anvil-${system}-${processor}/bin/anvil${suffix}`)
  const start = (wanted: number) =>
    startAt(binary, ['--port', `${wanted}`, '--chain-id', `${chainId}`, '--host', '127.0.0.1'])
  return port === 0 ? start(0) : start(port).catch(() => start(0))
}

async function startAt(binary: string, flags: readonly string[]): Promise<Anvil> {
  const child = spawn(binary, flags, { stdio: ['ignore', 'pipe', 'pipe'] })
  // A parent that dies takes its nodes with it.
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const ended = new Promise<void>((done) => child.once('close', () => done()))
  void ended.then(() => process.removeListener('exit', kill))
  try {
    return {
      url: `http://${await listening(child)}`,
      stop: () => {
        child.kill()
        return ended
      },
    }
  } catch (error) {
    kill()
    throw error
  }
}

/** The address from the node's own words: another node may answer at a port that was free a moment ago. */
function listening(child: ChildProcessByStdio<null, Readable, Readable>): Promise<string> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => fail('does not say where it listens'), startLimitMs)
    const fail = (why: string) => {
      clearTimeout(limit)
      reject(new Error(`anvil ${why}`))
    }
    let said = ''
    let complaint = ''
    const read = (chunk: Buffer) => {
      said += chunk
      const address = /Listening on (\S+:\d+)\s/.exec(said)?.[1]
      if (!address) return
      clearTimeout(limit)
      child.stdout.off('data', read)
      // It notes every call: a pipe without a reader would stop it.
      child.stdout.resume()
      resolve(address)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', (chunk: Buffer) => (complaint = `${complaint}${chunk}`.slice(-1000)))
    child.once('error', ({ message }) => fail(`did not start: ${message}`))
    child.once('close', (code) => fail(`ended with ${code}: ${complaint.trim()}`))
  })
}

/** The wanted port if it is free, else one that is. */
export function freePort(wanted: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' && wanted !== 0) freePort(0).then(resolve, reject)
      else reject(error)
    })
    probe.listen(wanted, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}
