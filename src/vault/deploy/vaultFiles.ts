import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { InvalidConfigError } from '../../chains/errors/errors'
import { isRecord } from '../../chains/guards'
import { isPlainToken } from '../../state/session/approvals/tokenMetadata'
import { createHeaders } from '../app/headers'
import type { VaultConfig, VaultToken } from './config'

/** The vault's page as files, and the headers that each of them needs. */
export interface VaultFiles {
  /** Content by path, such as `index.html`. */
  readonly files: Readonly<Record<string, Uint8Array>>
  /** HTTP headers for every file. The page is safe only with them. */
  readonly headers: Readonly<Record<string, string>>
}

/** Folder of the built page, beside this file in the package. */
const built = new URL('./vault-app/', import.meta.url)

/**
 * The vault's page for some hosts. Not audited by a third party.
 * @throws InvalidConfigError for an option that cannot be used
 * @example
 * const { files, headers } = await createVaultFiles({ name: 'Shop', origins: ['https://shop.example'] })
 */
export async function createVaultFiles(config: VaultConfig): Promise<VaultFiles> {
  check(config)
  const names = await readdir(built, { recursive: true, withFileTypes: true })
  const paths = names.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  const root = decodeURIComponent(built.pathname)
  const entries = await Promise.all(
    paths.map(async (path) => [path.slice(root.length), new Uint8Array(await readFile(path))] as const),
  )
  const { name, origins, allowsPreviews, rpId, networks, tokens = [], opensIn } = config
  const shown = tokens.map(({ chainId, address, symbol, decimals }) => ({ chainId, address, symbol, decimals }))
  const settings = JSON.stringify({ name, origins, allowsPreviews, rpId, networks, tokens: shown, opensIn })
  const script = new TextEncoder().encode(`globalThis.porticoVault = ${settings}\n`)
  return { files: { ...Object.fromEntries(entries), 'config.js': script }, headers: createHeaders(config) }
}

/**
 * Writes the vault's page into a folder, with a `_headers` file that several hosting services read.
 * @returns the headers, for a server that needs them in another form
 * @throws InvalidConfigError for an option that cannot be used
 * @example
 * await writeVault('public', { name: 'Shop', origins: ['https://shop.example'], allowsPreviews: false })
 */
export async function writeVault(folder: string, config: VaultConfig): Promise<VaultFiles['headers']> {
  const { files, headers } = await createVaultFiles(config)
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
  const all = { ...files, _headers: new TextEncoder().encode(['/*', ...lines, ''].join('\n')) }
  for (const [path, content] of Object.entries(all)) {
    const target = join(folder, path)
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, content)
  }
  return headers
}

function check({ name, origins, tokens = [], opensIn = 'frame' }: VaultConfig): void {
  if (typeof name !== 'string' || !name.trim()) throw new InvalidConfigError('name', name, 'a text')
  const isOrigin = (origin: unknown) => typeof origin === 'string' && /^https?:\/\/[^\s/]+$/.test(origin)
  if (!Array.isArray(origins) || !origins.every(isOrigin))
    throw new InvalidConfigError('origins', origins, 'a list of origins such as https://shop.example')
  if (opensIn !== 'frame' && opensIn !== 'window')
    throw new InvalidConfigError('opensIn', opensIn, "'frame' or 'window'")
  const isToken = (token: unknown) =>
    isRecord(token) &&
    (typeof token.chainId === 'number' || typeof token.chainId === 'string') &&
    typeof token.address === 'string' &&
    Number.isInteger(token.decimals) &&
    Number(token.decimals) >= 0 &&
    isPlainToken(token as unknown as VaultToken)
  if (!Array.isArray(tokens) || !tokens.every(isToken))
    throw new InvalidConfigError('tokens', tokens, 'a list of { chainId, address, symbol, decimals }')
}
