import { warmUpQr } from '../../../primitives/images/qrMatrix'
import { whenIdle } from '../../../state/session/pairing/viewModel'
import { timeOfDay } from '../../parts/pairing/pairingWords'

export { default } from './ConnectingWalletConnect'

// The first code and the first time of day take as long as many later ones: before anybody waits for them.
whenIdle(() => {
  warmUpQr()
  timeOfDay(0)
})
