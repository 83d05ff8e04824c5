import { extractArgTypes, extractComponentDescription } from '../../scripts/docs/argTypes'
import { Page } from './Page'

/** `parameters.docs` of the preview. */
export const docs = {
  page: Page,
  extractArgTypes,
  extractComponentDescription,
  // Headings of the stories themselves are no parts of the page.
  toc: { headingSelector: 'h2, h3', ignoreSelector: '.docs-story *' },
}
