import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { endAll, execute, type Executed } from './tools/execute'
import { findBrowser, launchArgs } from './tools/findBrowser'
import { findStoryless, removeStoryless } from './testing/screenshots'
import { serve } from './tools/serve'
import { groupNames, readCommit, runSmallInPairs, type Step } from './testing/steps'
import { addTallies, describeTally, readFailures, readFlaky, readJestReport, type Tally } from './testing/tally'

const reports = '.cache/reports'
const storybook = '.cache/storybook'
const minute = 60_000
/** Tests that failed in the step that runs. */
const failedTests: string[] = []
/** Tests that passed when they were tried again. */
const flakyTests: string[] = []
// Groups of steps, and names of end-to-end files: `npm run test:e2e -- pairing signIn --repeat 20 --throttle 4`.
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    update: { type: 'boolean', default: false },
    repeat: { type: 'string', default: '1' },
    throttle: { type: 'string', default: '1' },
  },
})
const isGroup = (word: string) => groupNames.some((name) => name === word)
const wanted = positionals.filter(isGroup)
/** The browser of an npm package runs here: one version that draws alike everywhere, and lighter than a whole one. */
const hasNpmBrowser = process.platform === 'linux' && process.arch === 'x64'
/** The name of the sample of the whole test; parts that are asked for by themselves are done in full. */
const sample = process.env.PORTICO_SAMPLE ?? (wanted.length === 0 ? readCommit() : '')
const e2eFiles = positionals.filter((word) => !isGroup(word)).map((word) => `e2e/${word}`)

const check = (name: string, script: string, groups: Step['groups'] = ['checks']): Step => ({
  name,
  groups,
  isSmall: script !== 'build',
  run: async () => countOne(name, await execute(['npm', 'run', '-s', script], { limitMs: 10 * minute })),
})

const steps: readonly Step[] = [
  // First, because the shop and the benchmark import the package as it is built.
  check('build', 'build', ['checks', 'e2e', 'hosts', 'portable']),
  check('lint', 'check', ['checks', 'portable']),
  check('types', 'check:types', ['checks', 'portable']),
  check('flows', 'check:flows'),
  check('lock file', 'check:lock'),
  check('licences', 'check:licences'),
  check('package', 'check:package', ['checks', 'portable']),
  check('entries', 'check:entries'),
  check('API reports', 'check:api'),
  check('README', 'check:readme'),
  check('unused', 'check:unused'),
  check('Storybook builds', 'build:storybook', ['stories', 'visual', 'e2e']),
  { name: 'unit tests', groups: ['unit', 'portable'], run: () => vitest('unit*') },
  { name: 'stories', groups: ['stories', 'visual'], run: stories },
  { name: 'hosts', groups: ['hosts'], run: hosts },
  { name: 'end to end', groups: ['e2e'], run: endToEnd },
]

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    endAll()
    process.exit(1)
  })

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
if (sample)
  console.log(`Stories in dark or from right to left, and long tables end to end, by turns: PORTICO_SAMPLE=${sample}`)
let total: Tally = { passed: 0, failed: 0, skipped: 0 }
const failures: string[] = []
const asked = steps.filter(({ groups }) => wanted.length === 0 || groups.some((group) => wanted.includes(group)))
await runSmallInPairs(asked, runStep)
// Once more at the end, because the output of what failed is long.
if (flakyTests.length > 0) console.log(['', 'Passed at the second try:', ...flakyTests].join('\n'))
if (failures.length > 0) console.log(['', 'Failed:', ...failures].join('\n'))
console.log(describeTally(total))
process.exit(total.failed > 0 ? 1 : 0)

async function runStep({ name, run }: Step): Promise<void> {
  if (process.stdout.isTTY) process.stdout.write(`… ${name}\r`)
  const began = Date.now()
  const tally = await run().catch((error: unknown): Tally => {
    console.error(error)
    return { passed: 0, failed: 1, skipped: 0 }
  })
  total = addTallies(total, tally)
  if (tally.failed > 0) failures.push(name, ...failedTests.splice(0).map((test) => `  ${test}`))
  const seconds = ((Date.now() - began) / 1000).toFixed(1)
  console.log(`${tally.failed > 0 ? '✗' : '✓'} ${name}: ${describeTally(tally)} (${seconds} s)`)
}

/** As often in a row as is asked for; the first run that fails is the last. */
async function endToEnd(): Promise<Tally> {
  const repeat = Number(values.repeat)
  const env = {
    BROWSER_PATH: (await findBrowser(hasNpmBrowser && !process.env.BROWSER_PATH ? { prefer: 'npm' } : {})).path,
    PORTICO_THROTTLE: values.throttle,
    PORTICO_SAMPLE: sample,
    // One try more on a busy machine, which is said; where runs are repeated, each counts as it is.
    PORTICO_RETRY: repeat > 1 ? '0' : '1',
  }
  let sum: Tally = { passed: 0, failed: 0, skipped: 0 }
  for (let run = 1; run <= repeat && sum.failed === 0; run += 1) {
    const tally = await vitest('e2e', env, e2eFiles)
    sum = addTallies(sum, tally)
    if (repeat > 1) console.log(`  run ${run} of ${repeat}: ${describeTally(tally)}`)
  }
  return sum
}

async function vitest(project: string, env: NodeJS.ProcessEnv = {}, files: readonly string[] = []): Promise<Tally> {
  const report = `${reports}/${project.replace('*', '')}.json`
  const args = ['run', '--project', project, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  const limitMs = 50 * minute * Number(values.throttle)
  const executed = await execute(['npx', 'vitest', ...args, ...files], { env, limitMs })
  return countReport(project, report, executed)
}

/** Installs the packed package in hosts outside of the repository; skipped where no registry answers. */
async function hosts(): Promise<Tally> {
  const { output } = await execute(['npx', 'tsx', 'scripts/hosts/check.ts'], { limitMs: 20 * minute })
  console.log(output.trim())
  const report = `${reports}/hosts.json`
  return existsSync(report) ? (JSON.parse(readFileSync(report, 'utf8')) as Tally) : { passed: 0, failed: 1, skipped: 0 }
}

/**
 * Visits every story of the static Storybook once: played, checked, and compared with its pictures. The groups `stories` and
 * `visual` alone do the one or the other, in every mode; the whole test looks at a story in light, and by turns in the rest of
 * dark or from right to left.
 */
async function stories(): Promise<Tally> {
  const both = ['checks', 'pictures'] as const
  const asked = both.filter((part) => wanted.length === 0 || wanted.includes(part === 'checks' ? 'stories' : 'visual'))
  const parts = asked.filter((part) => hasNpmBrowser || part === 'checks')
  const skipped = asked.length - parts.length
  if (skipped > 0) console.log('Screenshots are compared on linux x64 only, where one browser and font draw them')
  if (parts.length === 0) return { passed: 0, failed: 0, skipped }
  const isCompared = parts.includes('pictures')
  if (isCompared && values.update) removeStoryless(storybook)
  const storyless = isCompared ? findStoryless(storybook) : []
  for (const file of storyless) console.error(`${file} belongs to no story`)
  const browser = await findBrowser(hasNpmBrowser ? { prefer: 'npm' } : {})
  const { url, stop } = await serve({ directory: storybook })
  const report = `${reports}/stories.json`
  const args = ['--url', url, '--maxWorkers=2', '--disable-telemetry', values.update ? '--updateSnapshot' : '--ci']
  try {
    // The report goes last: the runner takes whatever follows it for its own.
    const executed = await execute(['npx', 'test-storybook', ...args, '--json', '--outputFile', report], {
      env: {
        PORTICO_VISIT: parts.join(),
        PORTICO_SAMPLE: sample,
        BROWSER_PATH: browser.path,
        BROWSER_ARGS: JSON.stringify(launchArgs),
      },
      limitMs: 30 * minute,
    })
    return addTallies(countReport('stories', report, executed), { passed: 0, failed: storyless.length, skipped })
  } finally {
    await stop()
  }
}

function countOne(name: string, { ok, output }: Executed): Tally {
  if (!ok) show(name, output)
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 }
}

/** The counts of a report; a run that died without one, or failed besides its tests, is one failure more. */
function countReport(name: string, report: string, { ok, output }: Executed): Tally {
  if (!ok) show(name, output)
  try {
    const read: unknown = JSON.parse(readFileSync(report, 'utf8'))
    failedTests.push(...readFailures(read))
    flakyTests.push(...readFlaky(read))
    const tally = readJestReport(read)
    return ok || tally.failed > 0 ? tally : { ...tally, failed: 1 }
  } catch {
    return { passed: 0, failed: 1, skipped: 0 }
  }
}

function show(name: string, output: string): void {
  console.error(`--- ${name}\n${output}\n---`)
}
