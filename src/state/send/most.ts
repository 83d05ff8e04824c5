import { action } from '../core/action'
import { formatUnits } from '../format/formatNumber'
import { sendChainOf } from './chains'
import { editSend } from './draft'
import { sendFormAtom } from './form'

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
  // What could not be loaded knows of no fee.
  const sending = await sendChainOf(network)
    ?.load()
    .catch(() => null)
  const most = await sending?.maxAmount(get, order)
  const now = get(sendFormAtom)
  // Meanwhile another was chosen, or an amount was typed.
  const isSame = now?.account.caipAddress === account.caipAddress && now.amount === form.amount
  if (!isSame || !now.chosen || now.chosen.address !== token.address) return
  set(editSend, most == null ? { isMostUnknown: true } : { amount: formatUnits(most, token.decimals) })
})
