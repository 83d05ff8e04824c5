import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endAll } from '../tools/execute'
import type { Tally } from '../testing/tally'
import { isRegistryThere } from './setup/install'
import { pack } from './setup/pack'
import { print } from './report'
import { tryHosts } from './tryHosts'

const reports = '.cache/reports'
const isUpdate = process.argv.includes('--update')
const isKept = process.argv.includes('--keep')
const onlyAt = process.argv.indexOf('--only')
const only = onlyAt < 0 ? undefined : process.argv[onlyAt + 1]
// Outside of the repository, whose node_modules would else answer for what a host lacks.
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'portico-hosts-')))
const clear = () =>
  isKept ? console.log(`The hosts are in ${folder}`) : rmSync(folder, { recursive: true, force: true })

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    endAll()
    clear()
    process.exit(1)
  })

try {
  finish(await check())
} finally {
  clear()
}

async function check(): Promise<Tally> {
  if (await isRegistryThere()) {
    const { file, entries } = await pack(join(folder, 'packed'))
    return {
      ...print(await tryHosts({ folder, tarball: file, entries, isUpdate, only }), only === undefined),
      skipped: 0,
    }
  }
  console.error('The hosts were skipped: no package registry answers')
  return process.env.CI ? { passed: 0, failed: 1, skipped: 0 } : { passed: 0, failed: 0, skipped: 1 }
}

function finish(tally: Tally): void {
  mkdirSync(reports, { recursive: true })
  writeFileSync(`${reports}/hosts.json`, JSON.stringify(tally))
  process.exitCode = tally.failed > 0 ? 1 : 0
}
