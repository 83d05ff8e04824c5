import { Markdown } from '@storybook/addon-docs/blocks'
import { refusals } from './refusals'

/** The reasons of the sign-in server, and what to do about each. */
export function RefusalTable() {
  return <Markdown>{refusals}</Markdown>
}
