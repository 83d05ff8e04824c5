import { relative } from 'node:path'
import type { Plugin } from 'vite'
import type { ComponentDoc } from '../../scripts/docs/componentDoc'
import { openSource } from '../../scripts/docs/openSource'
import { componentFiles, readComponents } from '../../scripts/docs/readComponents'

/**
 * Hangs on every component what its source says of it. On the component itself, as a name would not do: a minified build
 * renames functions, and what `forwardRef` returns has none.
 */
export function propsPlugin(): Plugin {
  let docs: readonly ComponentDoc[] | undefined
  return {
    name: 'portico-props',
    enforce: 'pre',
    transform(code, id) {
      const file = relative(process.cwd(), id.split('?')[0] ?? id)
      if (!/^src\/(hooks|primitives|views)\/.*\.tsx$/.test(file)) return null
      docs ??= readComponents(openSource(componentFiles), componentFiles)
      const own = docs.filter((doc) => doc.file === file)
      const lines = own.map((doc) => `\n;Object.assign(${doc.name}, { porticoDoc: ${JSON.stringify(doc)} })`)
      return lines.length > 0 ? { code: code + lines.join(''), map: null } : null
    },
    hotUpdate({ file }) {
      // Types may come from any file, but reading all of them takes seconds.
      if (/\/src\/(hooks|primitives|views)\/.*\.tsx$/.test(file)) docs = undefined
    },
  }
}
