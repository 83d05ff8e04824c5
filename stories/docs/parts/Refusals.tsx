import { Markdown } from '@storybook/addon-docs/blocks'
import { refusals } from './refusals'

/** The reasons of the sign-in server, and what to do about each. */
export function Refusals() {
  return <Markdown>{refusals}</Markdown>
}
