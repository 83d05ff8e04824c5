import { en } from '../../../src/views/copy/en'
import { alert, both, polite, withView, type Announcement } from './announcing'

const { calls, swap, swapConfirmed, swapReview, swapToken } = en
const swapping = 'Account/SwapView'
const toSwap = 'Account/SwapPreviewView'
const inCalls = 'Account/CallsStatusView'

/** Announcements while something is swapped, and of several calls. */
export const swapAnnouncements: readonly Announcement[] = [
  polite(swapping, 'What can be swapped is being read', [swap.loading]),
  polite(swapping, 'A quote is there that says something else', [swap.quoted('‹amount›', '‹amount›')]),
  polite(swapping, 'It would move the price', [swap.warnings.high('‹percent›'), swap.warnings.severe('‹percent›')]),
  polite(swapping, 'Nobody swaps on the network', [swap.gaps.network, swap.gaps.gasPrice]),
  alert(swapping, 'Asking for a price fails', [both(swap.unavailable)]),
  alert(swapping, 'The service gives something else', [both(swap.refused)]),
  polite('Account/SwapSelectTokenView', 'Tokens are being read', [swapToken.loading]),
  polite('Account/SwapSelectTokenView', 'A search is answered, and typing rests', [swapToken.results(3)]),
  alert('Account/SwapSelectTokenView', 'Reading them fails', [both(swapToken.failed)]),
  polite(toSwap, 'There is something to look at before', [
    ...Object.values(swapReview.allowances).map((allowance) => allowance('‹amount›')),
    swapReview.moved('‹amount›', '‹amount›'),
    swapReview.lacksFee('‹symbol›'),
  ]),
  polite(toSwap, 'The wallet is asked, or an approval waited for', [swapReview.asking, swapReview.approving]),
  alert(toSwap, 'The wallet declines', [swapReview.declined, swapReview.pending]),
  alert(toSwap, 'It fails', [swapReview.failed.approve, swapReview.failed.swap]),
  alert(toSwap, 'The service gives something else', [swapReview.refused]),
  polite(
    'Account/SwapConfirmedView',
    'It opens, and when the chain has it',
    [swapConfirmed.sent, swapConfirmed.confirmed, swapConfirmed.failed, swapConfirmed.replaced].map(
      ({ title, detail }) => `${title}. ${detail('‹amount›', '‹amount›')}`,
    ),
    withView,
  ),
  polite(inCalls, 'The wallet is asked, and when all are sent or done', [
    `${calls.titles.asking}. ${calls.mode.batch}`,
    `${calls.titles.sent}. ${calls.mode.batch}`,
    `${calls.titles.confirmed}. ${calls.mode.batch}`,
  ]),
  alert(inCalls, 'The wallet declines', [
    `${calls.titles.declined}. ${calls.details.declined}`,
    `${calls.titles.pending}. ${calls.details.pending}`,
  ]),
  alert(inCalls, 'One fails', [
    `${calls.titles.partial}. ${calls.details.partial}`,
    `${calls.titles.failed}. ${calls.details.failed}`,
  ]),
]
