import { labFlows } from './flows/labFlows'
import { filesRun } from './flows/filesRun'

/**
 * In how many files of `src` a function may run between the press and the end of a flow. Signing in ran through 25 before it
 * followed the end of its session, other tabs and a server that fails; connecting ran through 16 before a wallet that answers
 * within the same task was no longer waited for in a view.
 */
const limits = { connect: 17, 'sign in': 37 } as const

// As a page of a visitor runs it, without what helps while a host is developed.
process.env.NODE_ENV = 'production'

let isOver = false
for (const [name, prepare] of Object.entries(labFlows)) {
  const files = await filesRun(await prepare())
  const limit = limits[name as keyof typeof limits]
  console.log(`${files.length > limit ? '✗' : '✓'} ${name}: functions of ${files.length} files run (at most ${limit})`)
  if (files.length > limit || process.argv.includes('--list'))
    console.log(files.map((file) => `    ${file}`).join('\n'))
  if (files.length < limit) console.log(`    The limit in scripts/flowReport.ts can be lowered to ${files.length}`)
  isOver ||= files.length > limit
}
process.exitCode = isOver ? 1 : 0
