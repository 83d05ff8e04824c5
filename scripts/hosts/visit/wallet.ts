import { createTestWallet } from '../../../lab/wallet/eip155/createTestWallet'
import { walletIcon } from '../../../lab/wallet/icon'
import { labKeys } from '../../../lab/wallet/labKeys'
import { askedKey, walletName } from './walletName'

/** A wallet that holds keys, says yes to everything, and counts in the page's storage how often it was asked. */
createTestWallet({
  name: walletName,
  rdns: 'example.host-wallet',
  icon: walletIcon(0),
  keys: labKeys,
  chains: [{ id: 1, name: 'Ethereum', rpcUrl: '' }],
  storage: localStorage,
  decide: async () => {
    localStorage.setItem(askedKey, String(Number(localStorage.getItem(askedKey)) + 1))
    return 'approve'
  },
}).announce()
