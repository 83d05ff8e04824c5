import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { execute } from '../../tools/execute'

export interface Packed {
  /** The tarball, as it would be published. */
  readonly file: string
  /** Keys of its export map. */
  readonly entries: readonly string[]
}

/**
 * Packs `dist` as `npm publish` would, into `folder`.
 * @throws when npm could not
 */
export async function pack(folder: string): Promise<Packed> {
  mkdirSync(folder, { recursive: true })
  const { ok, output } = await execute(['npm', 'pack', '--ignore-scripts', '--pack-destination', folder], {
    limitMs: 60_000,
  })
  const name = readdirSync(folder).find((file) => file.endsWith('.tgz'))
  if (!ok || !name) throw new Error(`npm pack failed\n${output}`)
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as { exports: Record<string, unknown> }
  return { file: join(folder, name), entries: Object.keys(manifest.exports) }
}
