import { describe, expect, it } from 'vitest'
import { coin, ether, friend, placeOf, visit } from '../../../../stories/lab/testing/sources'
import { editSend } from '../../../state/money/send/draft'
import Send from './Send'

describe('a link that asks for a payment', () => {
  const beyond = 2n ** 256n
  it.each([
    [`ethereum:${friend}@10?value=1`, 'This is for another network than the one you are on.'],
    [`ethereum:${placeOf(9)}@1/transfer?address=${friend}&uint256=1`, 'It asks for a token that you do not have.'],
    [`ethereum:${friend}?value=${beyond}`, 'This is no address and no name.'],
    [`ethereum:${friend}?value=1e78`, 'This is no address and no name.'],
    [`ethereum:${friend}?value=-1`, 'This is no address and no name.'],
    [`ethereum:${placeOf(1)}/transfer?address=${friend}&uint256=${beyond}`, 'This is no address and no name.'],
    [`ethereum:${placeOf(1)}/approve?address=${friend}&uint256=1`, 'This is no address and no name.'],
    [`ethereum:${friend}?value=1&value=2`, 'This is no address and no name.'],
    ['solana:GThUX1Atko4tqhN2NaiTazWSeFWMuiUvfFnyJyUghFMJ?amount=1', 'This address belongs to another kind of chain.'],
    ['bitcoin:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4?amount=1', 'This address belongs to another kind of chain.'],
    ['javascript:alert(1)', 'This is no address and no name.'],
  ])('as %s is refused with the reason, and nothing can be sent', async (to, reason) => {
    const { store, words } = await visit({ tokens: [ether, coin(1)] })
    store.set(editSend, { amount: '0.5', to })
    expect(words(Send)).toContain(reason)
    expect(words(Send)).toMatch(/Invalid Address/)
    expect(words(Send)).not.toContain('Preview Send')
  })

  it('as much as uint256 holds is read whole, and is more than there is', async () => {
    const { store, words, show } = await visit({ tokens: [ether] })
    store.set(editSend, { to: `ethereum:${friend}@1?value=${beyond - 1n}` })
    expect(show(Send)).toContain(
      'value="115792089237316195423570985008687907853269984665640564039457.584007913129639935"',
    )
    expect(words(Send)).toContain('Insufficient Funds')
  })
})
