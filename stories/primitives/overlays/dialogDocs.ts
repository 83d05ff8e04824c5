import type { PorticoDocs } from '../../../.storybook/docs/portico'
import { Dialog } from '../../../src/primitives/overlays/Dialog'

export const dialogDocs = {
  component: Dialog,
  anatomy: [
    ['Overlay', 'Over the whole page, which does not scroll meanwhile.'],
    ['Grabber', 'On a phone, above the card: it closes when it, or the card, is pulled down far or fast.'],
    ['Card', 'A `Card`; on a phone a sheet at the foot.'],
  ],
  role: '`dialog`, modal, named by the heading with the id of `labelledBy`',
  keys: [
    ['Escape', 'Asks to close; not where something inside has an Escape of its own.'],
    ['Tab', 'Stays inside.'],
  ],
  announces: [
    ['It opens', 'The heading takes the focus, so its words are read.'],
    ['It closes', 'The focus goes back to what had it.'],
  ],
  dos: ['Refuse to close by `shakeCount`, and say why in a `LiveRegion`.'],
  donts: ['Put two over each other.'],
  code: `import { Card, Dialog, Header, Text } from 'portico/primitives'

export const Ask = ({ isOpen, close }: { isOpen: boolean; close: () => void }) => (
  <Dialog open={isOpen} onDismiss={close} labelledBy="ask">
    <Card header={<Header title="Ready?" titleId="ask" onClose={close} closeLabel="Close" />}>
      <Text as="p">It takes a minute.</Text>
    </Card>
  </Dialog>
)`,
  related: ['Primitives/Layout/Card', 'Primitives/Layout/Header'],
} satisfies PorticoDocs
