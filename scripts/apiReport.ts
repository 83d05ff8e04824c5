import { CompilerState, Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { orderedMembers } from './tools/orderedMembers'

/**
 * The public API, a report for each entry, by the types of the built package. With `--update` the reports are written
 * again, otherwise compared, so that a review shows every change of the API.
 */
const isUpdate = process.argv.includes('--update')
const kept = 'docs/api'
const fresh = '.cache/api'
const quiet = { default: { logLevel: ExtractorLogLevel.None } }

for (const folder of [kept, fresh]) mkdirSync(folder, { recursive: true })
for (const old of readdirSync(fresh)) rmSync(join(fresh, old))

const entries = ['dist', 'dist/copy'].flatMap((folder) =>
  // The types of a stylesheet are empty.
  readdirSync(folder).flatMap((file) =>
    file.endsWith('.d.ts') && !existsSync(join(folder, file.replace(/d\.ts$/, 'css'))) ? [resolve(folder, file)] : [],
  ),
)
const configs = entries.map(configOf)
const compilerState = CompilerState.create(configs[0] as ExtractorConfig, { additionalEntryPoints: entries })
const problems = configs.flatMap((config) => {
  const { succeeded } = Extractor.invoke(config, {
    compilerState,
    localBuild: true,
    messageCallback: (message) => {
      // Its messages about new files are no news: every report is written again.
      if (message.logLevel !== ExtractorLogLevel.Error) message.logLevel = ExtractorLogLevel.None
    },
  })
  return succeeded ? [] : [`${config.reportFilePath} could not be written`]
})

for (const report of readdirSync(fresh)) {
  const file = join(fresh, report)
  writeFileSync(file, orderedMembers(readFileSync(file, 'utf8')))
}

const reports = new Set([...readdirSync(fresh), ...readdirSync(kept)])
for (const report of reports) {
  const [now, before] = [read(join(fresh, report)), read(join(kept, report))]
  if (now === before) continue
  if (!isUpdate) problems.push(`${join(kept, report)} is not the API any more: see what changed with \`npm run api\``)
  else if (now === null) rmSync(join(kept, report))
  else writeFileSync(join(kept, report), now)
}
for (const problem of problems) console.error(`✗ ${problem}`)
if (problems.length === 0) console.log(`✓ ${reports.size} reports of the API`)
process.exitCode = problems.length > 0 ? 1 : 0

function read(file: string): string | null {
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

function configOf(file: string): ExtractorConfig {
  const name = file.slice(resolve('dist').length + 1, -'.d.ts'.length).replaceAll('/', '-')
  const compilerOptions = {
    target: 'es2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['es2023', 'dom'],
    jsx: 'react-jsx',
    skipLibCheck: true,
    types: [],
  }
  return ExtractorConfig.prepare({
    configObject: {
      projectFolder: resolve('.'),
      newlineKind: 'lf',
      mainEntryPointFilePath: file,
      compiler: { overrideTsconfig: { compilerOptions, files: [file] } },
      apiReport: {
        enabled: true,
        reportFileName: `${name}.api.md`,
        reportFolder: resolve(fresh),
        reportTempFolder: resolve('.cache/api-temporary'),
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: { extractorMessageReporting: quiet, tsdocMessageReporting: quiet },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: resolve('package.json'),
  })
}
