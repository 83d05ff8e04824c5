import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { catalogueText } from '../../scripts/docs/catalogueText'
import { openSource } from '../../scripts/docs/openSource'
import { catalogueFiles, readCatalogue } from '../../scripts/docs/readCatalogue'
import { readStoryDocs } from '../../scripts/docs/readStoryDocs'

/** Fills in what the pages of hooks, events and errors show: it is read from the source, never written twice. */
export function cataloguePlugin(): Plugin {
  return {
    name: 'portico-catalogue',
    enforce: 'pre',
    transform(_code, id) {
      if (relative(process.cwd(), id.split('?')[0] ?? id) !== 'stories/docs/catalogue.ts') return null
      const views = readStoryDocs().flatMap(({ hook, title }) => (hook ? [[hook, title] as const] : []))
      const texts = catalogueText(readCatalogue(openSource(catalogueFiles)), new Map(views))
      // The page has a heading of its own.
      const read = (file: string) => readFileSync(file, 'utf8').replace(/^# .*\n/, '')
      const own = { events: read('docs/events.md'), names: read('docs/names.md') }
      return { code: `export const catalogue = ${JSON.stringify({ ...texts, ...own })}`, map: null }
    },
  }
}
