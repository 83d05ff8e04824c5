import type { PorticoDocs } from '../../../.storybook/docs/portico'

export const pairingDocs = {
  hook: 'usePairingView',
  connected: 'the route `ConnectingWalletConnect` of the modal',
  code: `import { PairingView, usePairingView } from 'portico/views'

export function MyPairing() {
  return <PairingView {...usePairingView()} />
}`,
  anatomy: [
    ['Tabs', 'The ways there are; none where there is one.'],
    ['Panel', 'The code to scan, or the app to open.'],
    ['Sentence', 'How far it is.'],
    ['Button', 'One in all states, so that the focus stays on it: copy, open, or ask anew.'],
    ['Switch', 'Another code by itself before one is too old, until the view is left.'],
    ['Aside', 'Get the wallet, or take another.'],
  ],
  role: '`tablist`, `img` for the code, which says until when it is good and is read after the link; `switch`, `button`s',
  keys: [
    ['Left, Right, Enter', 'Change the tab.'],
    ['Enter, Space', 'Copies the link, or opens the app.'],
  ],
  dos: ['Call `onOpenWallet` in the click itself: browsers open apps only then.'],
  donts: ['Make a new code while somebody may be scanning the old one.'],
  related: [
    'Views/Pair/ConnectingWalletConnectBasicView',
    'Views/Pair/NotDetectedView',
    'Primitives/Images/QrCode',
    'Primitives/Actions/Tabs',
  ],
} satisfies PorticoDocs
