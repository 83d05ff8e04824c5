import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { findBrowser, launchArgs } from './findBrowser'
import { serve } from './serve'
import { addTallies, readJestReport, type Tally } from './tally'

const reports = '.cache/reports'
const storybook = '.cache/storybook'
const isUpdate = process.argv.includes('--update')
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'))

interface Step {
  readonly name: string
  readonly run: () => Promise<Tally>
  /** Runs only when asked for by name, or with everything. */
  readonly group: 'checks' | 'unit' | 'stories' | 'visual' | 'e2e'
}

const check = (name: string, ...command: readonly string[]): Step => ({
  name,
  group: 'checks',
  run: () => execute(name, command),
})

const steps: readonly Step[] = [
  // First, because the shop and the benchmark import the package as it is built.
  check('build', 'npm', 'run', '-s', 'build'),
  check('lint', 'npm', 'run', '-s', 'check'),
  check('types', 'npm', 'run', '-s', 'check:types'),
  check('lock file', 'npm', 'run', '-s', 'check:lock'),
  check('licences', 'npm', 'run', '-s', 'check:licences'),
  { name: 'unit tests', group: 'unit', run: () => vitest('unit') },
  check('package', 'npm', 'run', '-s', 'check:package'),
  check('size', 'npm', 'run', '-s', 'check:size'),
  check('unused', 'npm', 'run', '-s', 'check:unused'),
  { name: 'Storybook builds', group: 'stories', run: () => execute('storybook', ['npm', 'run', '-s', 'build:storybook']) },
  { name: 'stories', group: 'stories', run: () => stories(false) },
  { name: 'screenshots', group: 'visual', run: () => stories(true) },
  { name: 'end to end', group: 'e2e', run: () => vitest('e2e') },
]

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
let total: Tally = { passed: 0, failed: 0, skipped: 0 }
for (const step of steps) {
  if (wanted.length > 0 && !wanted.includes(step.group) && !isPrepared(step)) continue
  const began = Date.now()
  const tally = await step.run().catch((error: unknown): Tally => {
    console.error(error)
    return { passed: 0, failed: 1, skipped: 0 }
  })
  total = addTallies(total, tally)
  const seconds = ((Date.now() - began) / 1000).toFixed(1)
  console.log(`${tally.failed > 0 ? '✗' : '✓'} ${step.name}: ${describe(tally)} (${seconds} s)`)
}
console.log(describe(total))
process.exit(total.failed > 0 ? 1 : 0)

/** Screenshots need the static Storybook. */
function isPrepared(step: Step): boolean {
  return step.name === 'Storybook builds' && wanted.includes('visual')
}

function describe({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/** Runs a command; what it prints is shown only if it fails. */
function execute(name: string, command: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Tally> {
  return new Promise((resolve) => {
    const [file = '', ...args] = command
    const child = spawn(file, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
    const output: Buffer[] = []
    child.stdout.on('data', (part: Buffer) => output.push(part))
    child.stderr.on('data', (part: Buffer) => output.push(part))
    child.on('error', (error) => output.push(Buffer.from(String(error))))
    child.on('close', (code) => {
      if (code !== 0) console.error(`--- ${name}\n${Buffer.concat(output).toString()}\n---`)
      resolve(code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 })
    })
  })
}

async function vitest(project: string): Promise<Tally> {
  const file = `${reports}/${project}.json`
  const { path } = project === 'e2e' ? await findBrowser() : { path: '' }
  const args = ['vitest', 'run', '--project', project, '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
  const ended = await execute(project, ['npx', ...args], { BROWSER_PATH: path })
  return readReport(file, ended)
}

/** Runs every story on the static Storybook; for screenshots in the browser whose font is the same everywhere. */
async function stories(isVisual: boolean): Promise<Tally> {
  if (isVisual && (process.platform !== 'linux' || process.arch !== 'x64')) {
    console.log('Screenshots are compared on linux x64 only, where one browser and font draw them')
    return { passed: 0, failed: 0, skipped: 1 }
  }
  const { path } = await findBrowser(isVisual ? { prefer: 'npm' } : {})
  const { url, stop } = await serve({ directory: storybook })
  const file = `${reports}/${isVisual ? 'visual' : 'stories'}.json`
  const snapshots = isVisual ? [isUpdate ? '--updateSnapshot' : '--ci'] : []
  const args = ['test-storybook', '--url', url, '--maxWorkers=2', '--disable-telemetry', ...snapshots]
  // The report goes last: the runner takes whatever follows it for its own.
  const report = ['--json', '--outputFile', file]
  try {
    const ended = await execute('stories', ['npx', ...args, ...report], {
      BROWSER_PATH: path,
      BROWSER_ARGS: JSON.stringify(launchArgs),
      ...(isVisual && { PORTICO_VISUAL: '1' }),
    })
    return readReport(file, ended)
  } finally {
    await stop()
  }
}

/** The counts of a report; a run that died without one, or failed besides its tests, is one failure more. */
function readReport(file: string, ended: Tally): Tally {
  try {
    const tally = readJestReport(JSON.parse(readFileSync(file, 'utf8')))
    return ended.failed > 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally
  } catch {
    return { passed: 0, failed: 1, skipped: 0 }
  }
}
