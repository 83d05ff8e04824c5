import { atom } from 'jotai/vanilla'
import { action } from '../../core/action'
import { formatUnits } from '../../core/format/formatNumber'
import { sendChainOf } from './chains'
import { editSend } from './draft'
import { sendFormAtom, type SendForm } from './form'

/** The form for which the most is being read. */
const askedAtom = atom<SendForm | null>(null)

/** True while the largest amount is being read; not any more once something else is chosen or typed. */
export const isFillingMostAtom = atom((get) => isSame(get(askedAtom), get(sendFormAtom)))

/**
 * Fills in the most that can be sent: all of a token; of the network's own currency what leaves its fee.
 * @example
 * await store.set(fillMost)
 */
export const fillMost = action(async function fillMost(get, set): Promise<void> {
  const form = get(sendFormAtom)
  if (!form?.chosen) return
  const { chosen: token, network, account, receiver } = form
  const to = receiver.status === 'known' ? receiver.address : account.address
  const order = { network, from: account.address, to, token }
  set(askedAtom, form)
  try {
    // Without the code there is no fee.
    const sending = await sendChainOf(network)
      ?.load()
      .catch(() => null)
    const most = await sending?.maxAmount(get, order)
    // Meanwhile another was chosen, or an amount was typed.
    if (!isSame(form, get(sendFormAtom))) return
    set(editSend, most == null ? { isMostUnknown: true } : { amount: formatUnits(most, token.decimals) })
  } finally {
    if (get(askedAtom) === form) set(askedAtom, null)
  }
})

const isSame = (asked: SendForm | null, now: SendForm | null) =>
  now?.chosen != null &&
  asked?.account.caipAddress === now.account.caipAddress &&
  asked.amount === now.amount &&
  asked.chosen?.address === now.chosen.address
