import type { Rolldown } from 'tsdown'
import { parseSync } from 'vite'
import { insert, type Node } from './nodes.ts'

/**
 * Writes what a file imports in the order that keeps a host's page in one file. Rolldown, which builds hosts with Vite 8,
 * puts what late files share into the page's own file, one set of modules after the other in the order in which they
 * run, and leaves out a set that others use which are not in yet. So React, which our components share with all late
 * views, has to run before `core`. The order has no other effect, because no file of Portico does anything at load.
 */
export function importOrder(clients: ReadonlySet<string>): Rolldown.Plugin {
  return {
    name: 'import-order',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && chunk.fileName.endsWith('.js')) chunk.code = orderImports(chunk.code, clients)
    },
  }
}

/** The code of a file with its imports in order: React, files of components or hooks, other files, other packages. */
export function orderImports(code: string, clients: ReadonlySet<string>): string {
  const body = parseSync('chunk.js', code).program.body as unknown as readonly Node[]
  const imports = body.filter(({ type }) => type === 'ImportDeclaration')
  const rankOf = ({ source }: Node) => {
    const from = (source as { readonly value?: string }).value ?? ''
    if (/^react(\/|$)/.test(from)) return 0
    const file = /^\.{1,2}\/.*?([\w.]+)\.js$/.exec(from)?.[1]
    if (file === undefined) return 3
    return clients.has(file) ? 1 : 2
  }
  const ordered = imports.toSorted((one, other) => rankOf(one) - rankOf(other))
  const textOf = ({ start, end }: Node) => code.slice(start, end)
  return insert(
    code,
    imports.map(({ start, end }, index) => ({ at: start, until: end, text: textOf(ordered[index] as Node) })),
  )
}
