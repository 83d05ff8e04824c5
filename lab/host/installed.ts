import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { execute } from '../../scripts/tools/execute'
import { pack } from '../../scripts/hosts/setup/pack'

const folder = resolve('.cache/packed')
const installed = join(folder, 'node_modules/portico')
const stamp = join(folder, 'package.json')

/**
 * Finds `portico` in an unpacked tarball, so that the shop is made of the files that are published, by the
 * export map that is published. Its dependencies come from the repository above it: hosts that install
 * their own are built by `npm run test:hosts`, which needs a registry, and this does not.
 */
export function installedPortico(): Plugin {
  return {
    name: 'installed-portico',
    enforce: 'pre',
    buildStart: installOnce,
    resolveId(id) {
      if (id !== 'portico' && !id.startsWith('portico/')) return null
      // Asked for from a folder outside of the package called portico, which would else find itself.
      return this.resolve(id, join(folder, 'page.js'), { skipSelf: true })
    },
  }
}

/** Packs and unpacks, unless nothing was built since. */
async function installOnce(): Promise<void> {
  if (
    existsSync(stamp) &&
    newest('dist') < statSync(stamp).mtimeMs &&
    statSync('package.json').mtimeMs < statSync(stamp).mtimeMs
  )
    return
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(installed, { recursive: true })
  const { file } = await pack(folder)
  const { ok, output } = await execute(['tar', '-xzf', file, '-C', installed, '--strip-components=1'], {
    limitMs: 60_000,
  })
  if (!ok) throw new Error(`The tarball could not be unpacked\n${output}`)
  writeFileSync(stamp, JSON.stringify({ name: 'host', private: true }))
}

function newest(place: string): number {
  const files = readdirSync(place, { recursive: true, encoding: 'utf8' })
  return Math.max(...files.map((file) => statSync(join(place, file)).mtimeMs))
}
