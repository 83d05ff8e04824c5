import { Markdown } from '@storybook/addon-docs/blocks'
import { allAnnouncements } from './announcements'

/** Everything that is said aloud, in the English words. */
export function AnnouncementTable() {
  return <Markdown>{allAnnouncements}</Markdown>
}
