import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Flags for a quiet, headless Chromium that sends no request of its own, also as root and in a container. */
export const launchArgs: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  '--font-render-hinting=none',
]

export type BrowserSource = 'env' | 'playwright' | 'system' | 'npm' | 'download' | 'apt'

export interface FoundBrowser {
  readonly path: string
  readonly from: BrowserSource
}

const require = createRequire(import.meta.url)

/** Folder of the binaries that were unpacked from npm. */
const npmDirectory = join(import.meta.dirname, '../../node_modules/.cache/portico-browser')

const systemPaths: Readonly<Record<string, readonly string[]>> = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/google-chrome',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
}

const sources: Readonly<Record<BrowserSource, () => Promise<string | undefined>>> = {
  env: async () => [process.env.BROWSER_PATH, process.env.CHROME_PATH].find(isThere),
  playwright: async () => {
    const { chromium } = await import('playwright')
    return [chromium.executablePath()].find(isThere)
  },
  system: async () => systemPaths[process.platform]?.find(isThere),
  npm: unpackFromNpm,
  download: async () => {
    execFileSync('npx', ['playwright', 'install', '--with-deps', 'chromium'], { stdio: 'ignore', timeout: 300_000 })
    return sources.playwright()
  },
  apt: async () => {
    if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
    const script = 'apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium'
    execFileSync('sh', ['-c', script], { stdio: 'ignore' })
    return sources.system()
  },
}

const order: readonly BrowserSource[] = ['env', 'playwright', 'system', 'npm', 'download', 'apt']

/**
 * Finds a Chromium for tests, or installs one: the environment's, Playwright's, the system's, the
 * one inside of an npm package (linux x64), a download, Debian's.
 * @throws when none of them is to be had
 */
export async function findBrowser({ prefer }: { prefer?: BrowserSource } = {}): Promise<FoundBrowser> {
  const reasons: unknown[] = []
  for (const from of prefer ? [prefer] : order) {
    const path = await sources[from]().catch((reason: unknown) => void reasons.push(reason))
    if (path) return { path, from }
  }
  throw new AggregateError(reasons, 'No Chromium found: set BROWSER_PATH to one')
}

/**
 * Finds a Chromium with a back/forward cache and with preferences, which the headless shell of the npm package lacks; null where
 * only that one is to be had.
 */
export async function findWholeBrowser(): Promise<FoundBrowser | null> {
  for (const from of ['env', 'playwright', 'system'] as const) {
    const path = await sources[from]().catch(() => undefined)
    if (path && !path.startsWith(npmDirectory)) return { path, from }
  }
  return null
}

/** The binary in `@sparticuz/chromium`, with its libraries and its one font, which makes screenshots alike everywhere. */
async function unpackFromNpm(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const entry = require.resolve('@sparticuz/chromium')
  const manifest = JSON.parse(readFileSync(join(packageRoot(entry), 'package.json'), 'utf8')) as { version: string }
  const directory = join(npmDirectory, manifest.version)
  const path = join(directory, 'chromium')
  if (!existsSync(path)) unpack(entry, directory)
  const libraries = join(directory, 'al2023', 'lib')
  const known = process.env.LD_LIBRARY_PATH?.split(delimiter) ?? []
  if (existsSync(libraries) && !known.includes(libraries))
    process.env.LD_LIBRARY_PATH = [...known, libraries].filter(Boolean).join(delimiter)
  const fonts = join(directory, 'fonts.conf')
  const configuration = `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${join(directory, 'fonts')}</dir><cachedir>${join(directory, 'font-cache')}</cachedir></fontconfig>`
  // It names whole paths, so a project that moved needs it again; a browser may be reading it, so otherwise it stays.
  if (!existsSync(fonts) || readFileSync(fonts, 'utf8') !== configuration) writeFileSync(fonts, configuration)
  process.env.FONTCONFIG_FILE = fonts
  return path
}

/** The package unpacks into the temp folder and trusts whatever is there, so: a folder of its own, then one rename. */
function unpack(entry: string, directory: string): void {
  const scratch = `${directory}.${process.pid}`
  mkdirSync(scratch, { recursive: true })
  const script = `const { default: c } = await import(${JSON.stringify(pathToFileURL(entry).href)}); await (c.default ?? c).executablePath()`
  // Named as on a cloud runtime, it also unpacks the libraries that a bare machine lacks.
  const env = { ...process.env, TMPDIR: scratch, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' }
  try {
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { env, stdio: ['ignore', 'ignore', 'pipe'] })
    renameSync(scratch, directory)
  } catch (error) {
    // Another process may have been first; whoever lost leaves nothing behind.
    rmSync(scratch, { recursive: true, force: true })
    if (!existsSync(join(directory, 'chromium'))) throw error
  }
}

function packageRoot(file: string): string {
  for (let folder = dirname(file); ; folder = dirname(folder))
    if (existsSync(join(folder, 'package.json')) && folder.endsWith(join('@sparticuz', 'chromium'))) return folder
}

function isThere(path: string | undefined): path is string {
  return !!path && existsSync(path)
}
