import { action } from '../core/action'
import { formatUnits } from '../format/formatNumber'
import { editSend } from './draft'
import { mostOf, readFee } from './fee'
import { sendFormAtom } from './form'

/**
 * Fills in the most that can be sent: all of a token; of the network's own currency what leaves its fee.
 * @example
 * await store.set(fillMost)
 */
export const fillMost = action(async function fillMost(get, set): Promise<void> {
  const form = get(sendFormAtom)
  if (!form?.chosen) return
  const { chosen, network, account, receiver } = form
  const fill = (value: bigint) => set(editSend, { amount: formatUnits(value, chosen.decimals) })
  if (chosen.address) return fill(chosen.value)
  const to = receiver.status === 'known' ? receiver.address : account.address
  const fee = await readFee(get, network, { from: account.address, to, value: 0n, data: '0x' })
  // Meanwhile another was chosen.
  if (get(sendFormAtom)?.chosen !== chosen) return
  if (fee.state === 'known') fill(mostOf(chosen.value, fee.value))
  else set(editSend, { isMostUnknown: true })
})
