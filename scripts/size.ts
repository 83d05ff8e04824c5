import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { build, type Rollup } from 'vite'

/** A budget of package.json: what a host imports, which chunk of the result is weighed, and how much it may weigh. */
interface Budget {
  readonly name: string
  /** What a host writes; the chunks of budgets without one are those of the budget before. */
  readonly import?: string
  /** `entry`, or the name of a chunk that is loaded later: weighed with what it brings along. */
  readonly chunk?: string
  readonly file?: string
  /** kB (1000 bytes) after gzip, React and React DOM excluded. */
  readonly limit: number
}

const { budgets } = JSON.parse(readFileSync('package.json', 'utf8')) as { budgets: readonly Budget[] }
const forbiddenBefore = /node_modules\/(viem|ox|abitype|@noble|@radix-ui|@solana|@walletconnect)\//

let chunks: readonly Rollup.OutputChunk[] = []
let failures = 0
for (const { name, import: source, chunk, file, limit } of budgets) {
  if (source) chunks = await bundle(source)
  const bytes = file ? gzipSync(readFileSync(file)).length : weigh(chunk ?? 'entry')
  const kB = bytes / 1000
  const isOver = kB > limit
  if (isOver) failures += 1
  console.log(`${isOver ? '✗' : '✓'} ${name}: ${kB.toFixed(2)} kB of ${limit} kB`)
}

const early = entryOf(chunks).flatMap(({ moduleIds }) => moduleIds.filter((id) => forbiddenBefore.test(id)))
for (const id of early) console.error(`✗ loaded before a click: ${id}`)
process.exitCode = failures + early.length === 0 ? 0 : 1

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

function weigh(name: string): number {
  const entry = entryOf(chunks)
  if (name === 'entry') return sum(entry)
  // Every view comes after the shell.
  const before = new Set(name === 'Shell' ? entry : [...entry, ...withImports(named('Shell'))])
  return sum([...withImports(named(name))].filter((chunk) => !before.has(chunk)))
}

function named(name: string): Rollup.OutputChunk {
  const chunk = chunks.find((candidate) => candidate.name === name)
  if (!chunk) throw new Error(`No chunk is called ${name}: ${chunks.map((each) => each.name).join(', ')}`)
  return chunk
}

function entryOf(all: readonly Rollup.OutputChunk[]): readonly Rollup.OutputChunk[] {
  return all.filter(({ isEntry }) => isEntry).flatMap((chunk) => [...withImports(chunk)])
}

function withImports(start: Rollup.OutputChunk, seen = new Set<Rollup.OutputChunk>()): Set<Rollup.OutputChunk> {
  seen.add(start)
  for (const name of start.imports) {
    const next = chunks.find(({ fileName }) => fileName === name)
    if (next && !seen.has(next)) withImports(next, seen)
  }
  return seen
}

function sum(parts: readonly Rollup.OutputChunk[]): number {
  return parts.reduce((bytes, { code }) => bytes + gzipSync(code).length, 0)
}
if (process.argv.includes('--detail'))
  for (const chunk of chunks) {
    console.log(`\n${chunk.fileName} ${(gzipSync(chunk.code).length / 1000).toFixed(2)} kB`)
    for (const [id, { renderedLength }] of Object.entries(chunk.modules).sort((one, other) => other[1].renderedLength - one[1].renderedLength).slice(0, 45))
      console.log(`  ${renderedLength} ${id.replace(process.cwd(), '')}`)
  }
