import type { PorticoDocs } from '../../../.storybook/docs/portico'

export const allWalletsDocs = {
  hook: 'useAllWalletsView',
  connected: 'the route `AllWallets` of the modal',
  code: `import { AllWalletsView, useAllWalletsView } from 'portico/views'

export function MyAllWallets() {
  return <AllWalletsView {...useAllWalletsView()} />
}`,
  anatomy: [
    ['Search', 'Typing anywhere in the view goes on in it.'],
    ['Switch', 'Certified wallets only.'],
    ['Grid', 'All there are; more come while it is scrolled.'],
    ['QR code', 'Always in the same place, below.'],
  ],
  role: '`combobox`, `switch`, `grid`',
  keys: [
    ['Letters', 'Go to the search.'],
    ['Arrows in the search', 'Go through the wallets; Enter picks one, Escape empties the field, then closes.'],
    ['Tab', 'Search, switch, grid, QR code: one stop each.'],
    ['Arrows, Home, End, Page up, Page down', 'Move in the grid.'],
    ['Enter', 'Picks the wallet.'],
  ],
  related: [
    'Views/Connect/ConnectView',
    'Views/Connect/GetWalletView',
    'Primitives/Lists/Grid',
    'Primitives/Forms/Switch',
  ],
} satisfies PorticoDocs
