import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { endAll, execute } from './tools/execute'
import { findBrowser, launchArgs } from './tools/findBrowser'
import { serve } from './tools/serve'
import { distances, importsOf, touchedStories, touchedTests } from './testing/touched'

// Lint, types, unit tests of what was changed, and the stories nearest to it: what to run while working.

const minute = 60_000
const storybook = '.cache/storybook-quick'
const mostStories = 4
const mostTests = 8
let failures = 0

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    endAll()
    process.exit(1)
  })

const began = Date.now()
const base = findBase()
const changed = [
  ...lines('diff', '--name-only', '--diff-filter=d', base),
  ...lines('ls-files', '--others', '--exclude-standard'),
]
const listed = [...lines('ls-files'), ...lines('ls-files', '--others', '--exclude-standard')]
const paths = listed.filter((path) => /^(?:src|stories|scripts|lab)\/.*\.tsx?$/.test(path) && existsSync(path))
const sources = new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]))
const found = distances(importsOf(sources), changed)
const { files: tests, left: testsLeft } = touchedTests(found, changed, sources, mostTests)
const { files: stories, left: storiesLeft } = touchedStories(found, mostStories)
console.log(
  `${changed.length} files changed since ${base.slice(0, 9)}: ${tests.length} test files, ${stories.length} story files`,
)
if (testsLeft > 0)
  console.log(`${testsLeft} more test files are near the change and left out; \`npm run test:unit\` runs them all`)
if (storiesLeft > 0)
  console.log(
    `${storiesLeft} more story files reach the change and are left out; \`npm run test:stories\` runs them all`,
  )

mkdirSync('.cache', { recursive: true })
await Promise.all([checks(), touched()])
console.log(`${failures === 0 ? 'All passed' : `${failures} failed`} (${Math.round((Date.now() - began) / 1000)} s)`)
process.exit(failures === 0 ? 0 : 1)

async function checks(): Promise<void> {
  await step('lint', ['npm', 'run', '-s', 'check'])
  // The shop of the lab imports the package as it is built.
  if (!existsSync('dist/index.d.ts')) await step('build', ['npm', 'run', '-s', 'build'])
  await step('types', ['npx', 'tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'])
}

async function touched(): Promise<void> {
  if (tests.length > 0)
    await step('unit tests', ['npx', 'vitest', 'run', '--project', 'unit*', '--reporter=dot', ...tests])
  if (stories.length === 0) return
  const env = { PORTICO_STORIES: stories.join() }
  const build = ['npx', 'storybook', 'build', '--quiet', '--test', '--output-dir', storybook]
  if (!(await step('Storybook of the touched stories', build, env))) return
  const browser = await findBrowser()
  const { url, stop } = await serve({ directory: storybook })
  try {
    const run = ['npx', 'test-storybook', '--url', url, '--maxWorkers=2', '--disable-telemetry']
    await step('stories', run, {
      ...env,
      PORTICO_VISIT: 'checks',
      BROWSER_PATH: browser.path,
      BROWSER_ARGS: JSON.stringify(launchArgs),
    })
  } finally {
    await stop()
  }
}

async function step(name: string, command: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<boolean> {
  const start = Date.now()
  const { ok, output } = await execute([...command], { env, limitMs: 10 * minute })
  if (!ok) {
    failures += 1
    console.error(`--- ${name}\n${output}\n---`)
  }
  console.log(`${ok ? '✓' : '✗'} ${name} (${((Date.now() - start) / 1000).toFixed(1)} s)`)
  return ok
}

/** The commit at which this branch left the main one; on the main one itself, or without it, the last commit. */
function findBase(): string {
  const [head = ''] = lines('rev-parse', 'HEAD')
  for (const name of ['origin/HEAD', 'origin/main', 'main']) {
    const [base = head] = tryLines('merge-base', name, 'HEAD')
    if (base !== head) return base
  }
  return lines('status', '--porcelain').length > 0 ? head : (tryLines('rev-parse', 'HEAD~1')[0] ?? head)
}

function lines(...words: readonly string[]): readonly string[] {
  return execFileSync('git', words, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
    .split('\n')
    .filter(Boolean)
}

function tryLines(...words: readonly string[]): readonly string[] {
  try {
    return execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\n')
      .filter(Boolean)
  } catch {
    return []
  }
}
