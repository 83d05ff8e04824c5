import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { tiers } from './layout'
import { assignTiers } from './tiers'

const root = 'src'
const statically = /^(?:import|export)(?! type) [^;'"]*?from '(\.[^']+)'|^import '(\.[^']+)'/gm

/** What each module of ours imports as it loads. */
const imports = new Map(
  readdirSync(root, { encoding: 'utf8', recursive: true })
    .map((file) => join(root, file))
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => !/\.(?:test|test-d)\.tsx?$/.test(file))
    .map((file) => {
      const named = [...readFileSync(file, 'utf8').matchAll(statically)].map(([, from, alone]) => {
        const path = join(dirname(file), from ?? alone ?? '')
        return ['', '/index']
          .map((end) => path + end)
          .find((one) => existsSync(`${one}.ts`) || existsSync(`${one}.tsx`))
      })
      const modules = named.flatMap((path) => (path ? [relative(root, path)] : []))
      return [relative(root, file).replace(/\.tsx?$/, ''), modules]
    }),
)

describe('the files of the package', () => {
  it('that connect and take up a connection leave alone what only an account needs', () => {
    const tierOf = assignTiers(tiers, imports)
    const reached = new Set(['state/connection/connection.late', 'chains/eip155/wallet.late'])
    for (const module of reached) for (const next of imports.get(module) ?? []) reached.add(next)
    const files = new Set([...reached].map((module) => tierOf.get(module)))
    expect([...files].filter((file) => file !== undefined).sort()).toEqual(
      ['checksum', 'core', 'requestErrors', 'state', 'wallet', 'walletKit'].sort(),
    )
  })
})
