import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dirname, join as joinPath } from 'node:path/posix'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** Every module that `file` comes to in the end: ours by path, others by package. */
function reach(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const { fileName } of ts.preProcessFile(readFileSync(join(root, file), 'utf8')).importedFiles) {
    const path = joinPath(dirname(file), fileName)
    const found = [`${path}.ts`, `${path}/index.ts`].find((candidate) => existsSync(join(root, candidate)))
    if (!fileName.startsWith('.')) seen.add(/^(?:@[^/]+\/)?[^/]+/.exec(fileName)?.[0] ?? fileName)
    else reach(found ?? expect.fail(`${fileName} of ${file}`), seen)
  }
  return seen
}

describe('the server', () => {
  it('reaches no React, no Jotai and none of our pages, not even for a type', () => {
    const reached = [...reach('src/server/index.ts')]
    expect(
      reached.filter(
        (path) => path.startsWith('src/') && !/^src\/(server|chains|siwx\/(message|verifiers))\//.test(path),
      ),
    ).toEqual([])
    expect(reached.filter((path) => !path.startsWith('src/')).sort()).toEqual([
      '@noble/curves',
      '@noble/hashes',
      '@scure/base',
      '@scure/btc-signer',
      '@scure/sr25519',
      'viem',
    ])
  })
})
