import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { execute } from '../tools/execute'

export interface TypesOptions {
  readonly tools: string
  /** Which of the installed compilers. */
  readonly compiler: 'typescript' | 'typescript5'
  /** Folder of the host. */
  readonly folder: string
  readonly resolution: 'bundler' | 'node16'
  /** Entries of Portico that the host imports. */
  readonly entries: readonly string[]
  /** Packages that it imports besides. */
  readonly peers: readonly string[]
  /** Names of ambient types, such as `node`. */
  readonly types: readonly string[]
}

/** Errors of a host's compiler with Portico that it does not find without it, strictly and in every declaration. */
export async function findTypeErrors(options: TypesOptions): Promise<readonly string[]> {
  const found = await compile(options, 'with', [...options.peers, ...options.entries])
  // Most hosts have no error at all, and then there is nothing to compare with.
  return found.length === 0 ? [] : newErrors(found, await compile(options, 'without', options.peers))
}

/** Errors that are not among those of before. */
export function newErrors(found: readonly string[], before: readonly string[]): readonly string[] {
  return found.filter((error) => !before.includes(error))
}

async function compile(options: TypesOptions, name: string, modules: readonly string[]): Promise<readonly string[]> {
  const { tools, compiler, folder, resolution, types } = options
  const own = join(folder, `types-${resolution}-${name}`)
  mkdirSync(own, { recursive: true })
  // A stylesheet is imported for its effect alone; TypeScript 6 looks for its types all the same.
  const lines = modules.map((module, index) =>
    module.endsWith('.css') ? `import '${module}'\n` : `export * as module${index} from '${module}'\n`,
  )
  writeFileSync(join(own, 'index.ts'), lines.join(''))
  writeFileSync(join(own, 'package.json'), JSON.stringify({ type: 'module' }))
  const module = resolution === 'node16' ? 'node16' : 'esnext'
  writeFileSync(
    join(own, 'tsconfig.json'),
    JSON.stringify({
      extends: '../types/tsconfig.json',
      compilerOptions: { module, moduleResolution: resolution, types },
      files: ['index.ts'],
    }),
  )
  const command = ['node', join(tools, 'node_modules', compiler, 'bin/tsc'), '-p', own, '--pretty', 'false']
  const { ok, output } = await execute(command, { limitMs: 480_000 })
  if (ok) return []
  const errors = output.split('\n').filter((line) => /error TS\d+/.test(line))
  // A compiler that was ended or crashed has not said that all is well.
  if (errors.length === 0) throw new Error(`The compiler failed\n${output}`)
  return errors.map((line) => line.replace(/^.*?(?=node_modules\/)/, ''))
}
