import { Session } from 'node:inspector/promises'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Files of `src` in which a function ran meanwhile, by V8's precise coverage; what runs while a file loads is no function. */
export async function filesRun(run: () => Promise<unknown>): Promise<readonly string[]> {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  await session.post('Profiler.takePreciseCoverage')
  await run()
  const { result } = await session.post('Profiler.takePreciseCoverage')
  await session.post('Profiler.stopPreciseCoverage')
  session.disconnect()
  const files = result.flatMap(({ url, functions }) => {
    if (!url.startsWith('file:')) return []
    const file = relative(process.cwd(), fileURLToPath(url.replace(/\?.*$/, '')))
    const hasRun = functions.some(
      ({ functionName, ranges }) =>
        (ranges[0]?.count ?? 0) > 0 && !(functionName === '' && ranges[0]?.startOffset === 0),
    )
    return hasRun && file.startsWith('src/') ? [file] : []
  })
  return [...new Set(files)].sort()
}
