import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { build, type Rollup } from 'vite'
import { addedBy, entryOf, reachedWithout } from './chunks'

/** A budget of package.json: what a host imports, which chunk of the result is weighed, and how much it may weigh. */
interface Budget {
  readonly name: string
  /** What a host writes; the chunks of budgets without one are those of the budget before. */
  readonly import?: string
  /** A chunk that is loaded later, weighed with what it brings along; without one, what is loaded with the page. */
  readonly chunk?: string
  /** Chunks that are there before it. */
  readonly after?: readonly string[]
  readonly file?: string
  /** kB (1000 bytes) after gzip, React and React DOM excluded. */
  readonly limit: number
}

const { budgets } = JSON.parse(readFileSync('package.json', 'utf8')) as { budgets: readonly Budget[] }
const heavy = /node_modules\/(viem|ox|abitype|@noble|@scure\/(?!base\/)\w+|@solana|@walletconnect)\//
const late = /node_modules\/(@radix-ui|react-remove-scroll|qr)\//
const neverShipped = /node_modules\/(@vanilla-extract\/css|jotai\/.*\/react)/

const problems: string[] = []
let chunks: readonly Rollup.OutputChunk[] = []
for (const budget of budgets) {
  if (budget.import) {
    chunks = await bundle(budget.import)
    problems.push(...misplaced())
  }
  const kB = weigh(budget) / 1000
  const line = `${budget.name}: ${kB.toFixed(2)} kB of ${budget.limit} kB`
  if (kB > budget.limit) problems.push(line)
  else console.log(`✓ ${line}`)
}

for (const problem of problems) console.error(`✗ ${problem}`)
if (process.argv.includes('--detail')) printDetail()
process.exitCode = problems.length === 0 ? 0 : 1

/** Modules in a chunk they must not be in. */
function misplaced(): readonly string[] {
  const early = [...entryOf(chunks)].flatMap(({ moduleIds }) => moduleIds)
  return [
    ...early.filter((id) => late.test(id)).map((id) => `loaded before a click: ${id}`),
    ...reachedWithout(chunks, ['reader', 'client', 'describeRequest'], heavy).map((id) => `loaded before the first read or pairing: ${id}`),
    ...chunks.flatMap(({ moduleIds }) => moduleIds.filter((id) => neverShipped.test(id))).map((id) => `shipped: ${id}`),
  ]
}

/** Bundles what a host would write, by the export map, the way a host's bundler does. */
async function bundle(source: string): Promise<readonly Rollup.OutputChunk[]> {
  const folder = '.cache/size'
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}/entry.js`, source)
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      modulePreload: false,
      rollupOptions: { input: `${folder}/entry.js`, external: /^react(-dom)?($|\/)/ },
    },
  })
  const outputs = (Array.isArray(result) ? result : [result]) as Rollup.RollupOutput[]
  return outputs.flatMap(({ output }) => output).filter((part) => part.type === 'chunk')
}

function weigh({ file, chunk, after }: Budget): number {
  if (file) return gzipSync(readFileSync(file)).length
  const parts = chunk ? addedBy(chunks, chunk, after) : entryOf(chunks)
  return [...parts].reduce((bytes, { code }) => bytes + gzipSync(code).length, 0)
}

/** What every chunk is made of, heaviest first. */
function printDetail(): void {
  for (const { fileName, code, modules } of chunks) {
    console.log(`\n${fileName} ${(gzipSync(code).length / 1000).toFixed(2)} kB`)
    const parts = Object.entries(modules).sort(([, one], [, other]) => other.renderedLength - one.renderedLength)
    for (const [id, { renderedLength }] of parts) console.log(`  ${renderedLength} ${id.replace(process.cwd(), '')}`)
  }
}
