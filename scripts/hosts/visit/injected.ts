import { join } from 'node:path'
import { build, type Rollup } from 'vite'

/** The wallet as one script, to be put into pages before their own. */
export async function bundleWallet(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, 'wallet.ts'), formats: ['iife'], name: 'hostWallet' },
    },
  })
  const outputs = (Array.isArray(result) ? result : [result]) as Rollup.RollupOutput[]
  const code = outputs.flatMap(({ output }) => output).map((part) => (part.type === 'chunk' ? part.code : ''))
  return code.join('\n')
}
