import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { tiers } from './layout'
import { assignTiers } from './tiers'

const root = 'src'
const statically = /^(?:import|export)(?! type) [^;'"]*?from '(\.[^']+)'|^import '(\.[^']+)'/gm

/** Imports of each module as it loads. */
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

/** The files of the package that modules need as they load. */
function filesOf(...modules: readonly string[]): readonly string[] {
  const tierOf = assignTiers(tiers, imports)
  const files = new Set([...reach(modules)].map((module) => tierOf.get(module)))
  return [...files].filter((file) => file !== undefined).sort()
}

/** All that modules import as they load, and what that imports. */
function reach(modules: readonly string[]): ReadonlySet<string> {
  const reached = new Set(modules)
  for (const module of reached) for (const next of imports.get(module) ?? []) reached.add(next)
  return reached
}

describe('the files of the package', () => {
  it('that connect and take up a connection leave alone what only an account needs', () => {
    expect(filesOf('state/session/connection/connection.late', 'chains/eip155/wallet.late')).toEqual(
      ['checksum', 'core', 'requestErrors', 'state', 'wallet', 'walletKit'].sort(),
    )
  })

  it('that send and receive bring no view but their own', () => {
    const views = ['activity', 'approve', 'receive', 'send', 'sendSteps', 'tokens']
    const viewsOf = (module: string) => filesOf(module).filter((file) => views.includes(file))
    expect(viewsOf('views/money/send/sendViews.late')).toEqual(['send'])
    expect(viewsOf('views/money/send/sendSteps.late')).toEqual(['sendSteps'])
    expect(viewsOf('views/money/receive/receiveViews.late')).toEqual(['receive'])
    expect(filesOf('views/money/receive/receiveViews.late')).not.toContain('sendHook')
  })

  it('that check who is paid bring no hash of Polkadot, and what writes its addresses no hooks', () => {
    expect(reach(['views/money/send/sendViews.late'])).not.toContain('chains/accounts/ss58')
    expect(filesOf('chains/accounts/canonical')).not.toContain('early')
  })
})
