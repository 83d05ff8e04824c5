import postcss from 'postcss'
import type { Rolldown } from 'tsdown'
import { parseSync } from 'vite'
import { cssRanks } from './cssRanks.ts'
import { minifyCss } from './minifyCss.ts'
import { insert, type Insertion, type Node } from './rewrite/nodes.ts'

const helper = 'primitives/theme/adoptStyles'

/**
 * Lets rules come with what draws with them: the text of a late module of styles is handed to `adoptStyles` with each
 * name that it exports. A name that a host's bundler drops takes its rules along, because no other call brings them.
 */
export function lateStyles(late: readonly string[]) {
  const texts = new Map<string, string>()
  const plugin: Rolldown.Plugin = {
    name: 'late-styles',
    buildStart: () => texts.clear(),
    async transform(code, id) {
      const [, root, path] = /^(.*\/src\/)(.*\.css)\.ts$/.exec(id) ?? []
      if (!root || !path || !late.includes(path)) return null
      const css: string[] = []
      const { changes, specifiers } = readStyles(code)
      for (const specifier of specifiers) {
        const found = await this.resolve(specifier, id)
        // Rules of an early module that this one is built upon are in `styles.css`.
        if (late.some((own) => found?.id.endsWith(`${own}.ts.vanilla.css`))) css.push(String(found?.meta?.['css']))
      }
      const text = rankStyles(css.join('\n'))
      texts.set(path, text)
      const head = `import { adoptStyles } from ${JSON.stringify(root + helper)}\nconst css = ${JSON.stringify(text)}\n`
      // Rules that belong to no name are there as soon as their file is.
      const own = code.includes('export') ? '' : 'adoptStyles(css)\n'
      return { code: head + own + insert(code, changes), map: null }
    },
  }
  /** The rules of all late modules, always in the same order. */
  const text = () => late.map((path) => texts.get(path) ?? '').join('')
  return { plugin, text }
}

/** Rules as they are published. */
export function rankStyles(css: string): string {
  return postcss([cssRanks(), minifyCss()]).process(css, { from: undefined }).css
}

/** Changes in a module that vanilla-extract wrote, and the stylesheets that it imports. */
export function readStyles(code: string): { changes: readonly Insertion[]; specifiers: readonly string[] } {
  const changes: Insertion[] = []
  const specifiers: string[] = []
  for (const statement of parseSync('styles.js', code).program.body as unknown as readonly Node[]) {
    const { start, end, source, declaration } = statement as Node & {
      readonly source?: { readonly value: string }
      readonly declaration?: { readonly declarations: readonly { readonly init: Node }[] }
    }
    if (statement.type === 'ImportDeclaration' && source?.value.includes('.vanilla.css')) {
      specifiers.push(source.value)
      changes.push({ at: start, until: end, text: '' })
    }
    if (statement.type === 'ExportNamedDeclaration')
      for (const { init } of declaration?.declarations ?? [])
        // The name of a variable draws nothing by itself.
        if (!String(init['value']).startsWith('var('))
          changes.push({ at: init.start, text: 'adoptStyles(css, ' }, { at: init.end, text: ')' })
  }
  return { changes, specifiers }
}
