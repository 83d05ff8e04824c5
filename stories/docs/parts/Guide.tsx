import { Markdown } from '@storybook/addon-docs/blocks'
import readme from '../../../README.md?raw'
import { guideText, introductionText } from './guideText'

const guides = import.meta.glob<string>('../../../docs/guides/*.md', { query: '?raw', import: 'default', eager: true })

/** Draws a file of `docs/guides`, without its title. */
export function Guide({ name }: { name: string }) {
  const markdown = guides[`../../../docs/guides/${name}.md`]
  if (markdown === undefined) throw new Error(`docs/guides/${name}.md does not exist`)
  return <Markdown>{guideText(markdown)}</Markdown>
}

/** Draws README as far as its first picture, and what it says after the first example. */
export function ReadmeIntroduction() {
  return <Markdown>{introductionText(readme)}</Markdown>
}
