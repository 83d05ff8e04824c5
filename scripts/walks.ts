import { parseArgs } from 'node:util'
import { endAll, execute } from './tools/execute'

// npm run walks -- --count 10000 --seed 7: random walks through a visit, as the unit tests take a few hundred of.
// Give the printed seed and path of a failed walk back with --seed and --path: only that walk is taken again. The same holds
// for a press on a review (`pinned.model.test.ts`) and for a history of requests (`ledger.model.test.ts`).
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '10000' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
    path: { type: 'string', default: '' },
  },
})
const count = Number(values.count)
const seed = Number(values.seed)
if (!(Number.isInteger(count) && count > 0 && count <= 1_000_000)) throw new Error('--count is between 1 and 1000000')
if (!Number.isInteger(seed)) throw new Error('--seed is a whole number')

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    endAll()
    process.exit(1)
  })

const began = Date.now()
const { ok, output } = await execute(
  [
    'npx',
    'vitest',
    'run',
    '--project',
    'unit',
    'src/state/app/visit.model.test.ts',
    'src/state/app/pinned.model.test.ts',
    'src/state/money/intents/ledger.model.test.ts',
  ],
  {
    // Ten times as many presses on a review: each takes a fraction of a walk.
    env: {
      PORTICO_WALKS: String(count),
      PORTICO_PINNED: String(count * 10),
      PORTICO_LEDGER: String(count),
      PORTICO_WALKS_SEED: String(seed),
      PORTICO_WALKS_PATH: values.path,
    },
    limitMs: 60_000 + count * 500,
  },
)
const ms = Date.now() - began
if (!ok) console.error(output)
const told = `${count} walks with seed ${seed}: ${(ms / 1000).toFixed(1)} s, ${(ms / count).toFixed(1)} ms each`
console.log(`${ok ? '✓' : '✗'} ${told}`)
process.exit(ok ? 0 : 1)
