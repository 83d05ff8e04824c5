import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { resolve } from 'node:path'
import { execute } from './tools/execute'

// Proves a repair: its tests pass, and fail when what the commit did under src is taken back.
// `npm run prove -- <commit> [test file …]`; without files it takes the tests that the commit touches.

const minute = 60_000
const isTest = (path: string) => /\.test\.tsx?$/.test(path)

const [commit = 'HEAD', ...named] = process.argv.slice(2)
const sha = git('rev-parse', '--verify', `${commit}^{commit}`)
const touched = git('diff-tree', '--no-commit-id', '--no-renames', '--name-status', '-r', sha)
  .split('\n')
  .filter(Boolean)
  .map((line) => line.split('\t') as [status: string, path: string])
const sources = touched.filter(([, path]) => path.startsWith('src/') && !isTest(path))
const tests =
  named.length > 0 ? named : touched.flatMap(([status, path]) => (status !== 'D' && isTest(path) ? path : []))
if (sources.length === 0 || tests.length === 0)
  fail(`${commit} has ${sources.length} sources and ${tests.length} tests`)

const folder = resolve('.cache/prove', sha.slice(0, 12))
remove()
git('worktree', 'add', '--quiet', '--detach', folder, sha)
try {
  symlinkSync(resolve('node_modules'), `${folder}/node_modules`)
  const before = await failuresOf('with.json')
  if (before.length > 0) fail(`With the repair these fail:\n${before.join('\n')}`)
  for (const [status, path] of sources) {
    if (status === 'A') rmSync(`${folder}/${path}`)
    else git('-C', folder, 'checkout', '--quiet', `${sha}^`, '--', path)
  }
  const after = await failuresOf('without.json')
  if (after.length === 0) fail('Without the repair every test passes: nothing holds it')
  console.log(
    `✓ ${git('log', '-1', '--format=%h %s', sha)}\n${after.map((name) => `  fails without it: ${name}`).join('\n')}`,
  )
} finally {
  remove()
}

/** Names of the tests that fail; of a file that does not load, its own. */
async function failuresOf(report: string): Promise<readonly string[]> {
  const vitest = ['npx', 'vitest', 'run', '--reporter=json', `--outputFile=${folder}/.cache/${report}`, ...tests]
  const { output } = await execute(vitest, { cwd: folder, limitMs: 10 * minute })
  if (!existsSync(`${folder}/.cache/${report}`)) return fail(output)
  const { testResults } = JSON.parse(readFileSync(`${folder}/.cache/${report}`, 'utf8')) as Report
  if (testResults.length === 0) return fail(output)
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((one) => one.status === 'failed').map(({ fullName }) => fullName)
    return failed.length === 0 && status === 'failed' ? [`${name.slice(folder.length + 1)} (does not load)`] : failed
  })
}

interface Report {
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
  }[]
}

function remove(): void {
  if (existsSync(folder)) git('worktree', 'remove', '--force', folder)
}

function git(...words: readonly string[]): string {
  return execFileSync('git', words, { encoding: 'utf8' }).trim()
}

function fail(message: string): never {
  remove()
  console.error(message)
  process.exit(1)
}
