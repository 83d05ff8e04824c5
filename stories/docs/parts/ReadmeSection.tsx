import { Markdown } from '@storybook/addon-docs/blocks'
import readme from '../../../README.md?raw'
import { sectionOf } from './readmeText'

/** A part of README, so that what it says stands in one place; without a heading, how it begins. */
export function ReadmeSection({ of = null }: { of?: string | null }) {
  return <Markdown>{sectionOf(readme, of)}</Markdown>
}
