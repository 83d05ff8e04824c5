import { spawn, type ChildProcess } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../lab/chains/anvil'
import { labAccounts } from '../lab/chains/startChain'
import { startLab, type Lab } from '../lab/startLab'

let lab: Lab | undefined
let storybook: ChildProcess | undefined
let isStopping = false

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))

if (isStale('src', 'dist')) {
  console.log('Building the package')
  await run('npm', ['run', '-s', 'build'])
}
const storybookPort = await freePort(6006)
const storybookUrl = `http://127.0.0.1:${storybookPort}`
storybook = spawn(
  'npx',
  [
    'storybook',
    'dev',
    '--port',
    `${storybookPort}`,
    '--host',
    '127.0.0.1',
    '--ci',
    '--no-open',
    '--no-version-updates',
    '--quiet',
  ],
  { stdio: ['ignore', 'ignore', 'inherit'], detached: process.platform !== 'win32' },
)
storybook.on('exit', (code) => {
  if (isStopping) return
  console.error(`Storybook ended with ${code}`)
  void stop(1)
})
const ports = { shop: 4173, phone: 4174, relay: 5555, backend: 5556, chains: [8545, 8546], solana: 8899 } as const
lab = await startLab({ ports, storybookUrl })
await answering(storybookUrl)

const rows: readonly (readonly [string, string])[] = [
  ['Shop (the host page)', lab.url],
  ['Storybook', storybookUrl],
  ['Phone (a WalletConnect wallet)', lab.phoneUrl],
  ['WalletConnect relay', lab.relay.url],
  ['Wallet directory (backend)', lab.backend.url],
  ['Wallet settings', `${lab.url}/wallet.html?settings`],
  ...lab.chains.map(
    ({ chain, url, token }) => [`Chain ${chain.name} (${chain.id})`, `${url}   token LUSD ${token}`] as const,
  ),
  [`Solana (${lab.solana.caipNetworkId})`, lab.solana.url],
  ['Funded account', labAccounts[0]?.address ?? ''],
]
console.log()
for (const [name, value] of rows) console.log(`  ${name.padEnd(31)} ${value}`)
console.log(
  '\n  Press "Connect wallet" in the shop, choose Lab Wallet, approve in its window. Ctrl-C stops everything.\n',
)

async function stop(code: number): Promise<void> {
  if (isStopping) return
  isStopping = true
  if (storybook?.pid && storybook.exitCode === null)
    try {
      // The whole group: npx, Storybook and its workers.
      if (process.platform === 'win32') storybook.kill()
      else process.kill(-storybook.pid)
    } catch {
      // It ended by itself meanwhile.
    }
  await lab?.stop()
  process.exit(code)
}

function run(command: string, args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} ${args.join(' ')} ended with ${code}`)),
    )
  })
}

/** True where a source is newer than its build. */
function isStale(sources: string, built: string): boolean {
  const times = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => statSync(join(folder, file)).mtimeMs)
  try {
    return Math.max(...times(sources)) > Math.min(statSync(join(built, 'index.js')).mtimeMs, Date.now())
  } catch {
    return true
  }
}

async function answering(url: string): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    if (await fetch(url).catch(() => null)) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`Nothing answers at ${url}`)
}
