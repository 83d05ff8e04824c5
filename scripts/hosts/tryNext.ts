import { buildNext, complaintOf } from './setup/builds'
import type { Context } from './context'
import { startNext } from './visit/nextServer'
import { walkThrough } from './visit/visit'

/** Builds the Next app with both bundlers, and connects in what each one made. */
export async function tryNext(context: Context): Promise<void> {
  const bundlers = (['webpack', 'turbopack'] as const).filter((bundler) => context.isWanted('next', bundler))
  if (bundlers.length === 0) return
  const folder = await context.host('next').catch(() => undefined)
  await Promise.all(
    bundlers.map((bundler) =>
      context.attempt('next', bundler, async () => {
        if (!folder) throw new Error('It is not installed')
        const problems = complaintOf(await buildNext(folder, bundler))
        if (problems.length > 0) return { problems, note: 'does not build' }
        const served = await startNext(folder, bundler)
        try {
          const [browser, wallet] = await Promise.all([context.browser, context.wallet])
          const drawn = await findMisdrawn(served.url)
          const walked = await walkThrough(browser, { url: `${served.url}/`, wallet, cookie: 'portico' })
          return { problems: [...drawn, ...walked], note: 'connects' }
        } finally {
          await served.stop()
        }
      }),
    ),
  )
}

/** Markup that the server draws for a visitor who was never connected, and for one who was. */
const expected = [
  { cookie: '', texts: ['eip155:1 eip155:10<', '>one class<', '>disconnected<', '>Connect wallet<'] },
  { cookie: 'portico=eip155.10', texts: ['>restoring<', '>Connecting<'] },
]

async function findMisdrawn(url: string): Promise<readonly string[]> {
  const missing = expected.map(async ({ cookie, texts }) => {
    const text = await (await fetch(url, { headers: { cookie } })).text()
    return texts
      .filter((part) => !text.includes(part))
      .map((part) => `the server did not draw ${part} (cookie: ${cookie || 'none'})`)
  })
  return (await Promise.all(missing)).flat()
}
