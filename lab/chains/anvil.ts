import { spawn, type ChildProcess } from 'node:child_process'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'

const require = createRequire(import.meta.url)

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
export async function startAnvil({ chainId, port: wanted }: AnvilOptions): Promise<Anvil> {
  const system = process.platform
  const processor = process.arch === 'x64' ? 'amd64' : process.arch
  const suffix = system === 'win32' ? '.exe' : ''
  const binary = require.resolve(`@foundry-rs/anvil-${system}-${processor}/bin/anvil${suffix}`)
  const port = await freePort(wanted)
  const flags = ['--port', `${port}`, '--chain-id', `${chainId}`, '--silent', '--host', '127.0.0.1']
  const child = spawn(binary, flags, { stdio: 'ignore' })
  const url = `http://127.0.0.1:${port}`
  // A parent that dies takes its nodes with it.
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  await answering(url, child)
  return {
    url,
    stop: () =>
      new Promise((done) => {
        process.removeListener('exit', kill)
        if (child.exitCode !== null || child.signalCode !== null) return done()
        child.once('exit', () => done())
        child.kill()
      }),
  }
}

async function answering(url: string, child: ChildProcess): Promise<void> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId' })
  const headers = { 'content-type': 'application/json' }
  for (let tries = 0; tries < 500; tries++) {
    if (child.exitCode !== null) throw new Error(`anvil ended with ${child.exitCode}`)
    const answer = await fetch(url, { method: 'POST', headers, body }).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(`anvil does not answer at ${url}`)
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
