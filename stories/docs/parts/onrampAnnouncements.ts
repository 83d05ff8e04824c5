import { en } from '../../../src/views/copy/en'
import { alert, both, polite, type Announcement } from './announcing'

const { buyInProgress, onramp } = en
const buying = 'Account/OnRampProvidersView'
const underWay = 'Account/BuyInProgressView'

const stands = (status: 'opening' | 'waiting' | 'closed' | 'blocked' | 'unavailable' | 'failed' | 'success') => {
  const { title, detail } = buyInProgress[status]
  return both({ title: title('‹provider›'), detail: detail('‹provider›') })
}

/** Announcements while something is bought. */
export const onrampAnnouncements: readonly Announcement[] = [
  polite(buying, 'Offers are being read, or are there', [onramp.loading, onramp.arrives('‹amount›')]),
  alert(buying, 'Offers cannot be read', [both(onramp.unavailable), onramp.quotesUnavailable]),
  polite(underWay, 'The window opens, is open, closes, or the purchase arrives', [
    stands('opening'),
    stands('waiting'),
    stands('closed'),
    stands('success'),
  ]),
  alert(underWay, 'The window is blocked, or the purchase fails', [
    stands('blocked'),
    stands('unavailable'),
    stands('failed'),
  ]),
]
