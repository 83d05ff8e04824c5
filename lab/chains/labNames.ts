import type { LocalAccount } from 'viem'
import { walletIcon } from '../wallet/icon'
import type { Ens } from './ens'

/** Names two accounts, the first with a face; the third takes a name that is not its own. */
export async function nameAccounts(ens: Ens, [alice, bob, mallory]: readonly LocalAccount[]): Promise<void> {
  if (!alice || !bob || !mallory) throw new Error('The lab has too few accounts')
  await ens.own('eth')
  await ens.register('alice.eth', { addresses: { 60: alice.address }, texts: { avatar: walletIcon(0) } })
  await ens.register('bob.eth', { addresses: { 60: bob.address } })
  await ens.setReverse(alice, 'alice.eth')
  await ens.setReverse(bob, 'bob.eth')
  await ens.setReverse(mallory, 'alice.eth')
}
