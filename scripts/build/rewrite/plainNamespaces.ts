import type { Rolldown } from 'tsdown'
import { parseSync } from 'vite'
import { insert, type Insertion, type Node } from './nodes.ts'

const helperFile = /rolldown-runtime/

/**
 * Writes the namespace of `import()` of a module inside a bigger file: rolldown builds it with a helper in a file of its own,
 * which every host would load as one more file. An object with getters says the same without one.
 */
export function plainNamespaces(): Rolldown.Plugin {
  return {
    name: 'plain-namespaces',
    generateBundle(_options, bundle) {
      const files = Object.entries(bundle)
      for (const [, chunk] of files)
        if (chunk.type === 'chunk' && chunk.fileName.endsWith('.js') && !helperFile.test(chunk.fileName))
          chunk.code = writeGetters(chunk.code)
      const isNeeded = files.some(
        ([, chunk]) => chunk.type === 'chunk' && /from "[^"]*rolldown-runtime/.test(chunk.code),
      )
      for (const [key, chunk] of files) if (!isNeeded && helperFile.test(chunk.fileName)) delete bundle[key]
    },
  }
}

/** The code of a file with its namespaces written out, where the helper is all that it takes from rolldown. */
export function writeGetters(code: string): string {
  if (!helperFile.test(code)) return code
  const body = parseSync('chunk.js', code).program.body as unknown as readonly Node[]
  const runtime = body.find(
    ({ type, source }) =>
      type === 'ImportDeclaration' && helperFile.test((source as unknown as { value: string }).value),
  )
  const specifiers = (runtime?.['specifiers'] ?? []) as readonly { readonly local: { readonly name: string } }[]
  const helper = specifiers.find(({ local }) => /exportAll/.test(local.name))?.local.name
  // A file that brings CommonJS needs more of the runtime and keeps it; it is one that is loaded alone.
  if (!runtime || !helper || specifiers.length > 1) return code
  const changes: Insertion[] = [{ at: runtime.start, until: runtime.end, text: '' }]
  for (const { type, declarations } of body) {
    if (type !== 'VariableDeclaration') continue
    for (const { init } of declarations as readonly { readonly init: Call | null }[]) {
      if (init?.type !== 'CallExpression' || init.callee.name !== helper) continue
      const mark = /\/\*\s*[#@]__PURE__\s*\*\/\s*$/.exec(code.slice(0, init.start))?.[0].length ?? 0
      const getters = init.arguments[0].properties.map(
        ({ key, value }) =>
          `get ${code.slice(key.start, key.end)}() { return ${code.slice(value.body.start, value.body.end)} }`,
      )
      changes.push({ at: init.start - mark, until: init.end, text: `{ ${getters.join(', ')} }` })
    }
  }
  return insert(code, changes)
}

/** `exportAll({ name: () => name })` */
interface Call extends Node {
  readonly callee: { readonly name?: string }
  readonly arguments: readonly [
    { readonly properties: readonly { readonly key: Node; readonly value: { readonly body: Node } }[] },
  ]
}
