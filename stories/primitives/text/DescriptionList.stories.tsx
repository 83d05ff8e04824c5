import type { Meta, StoryObj } from '@storybook/react-vite'
import { DescriptionList } from '../../../src/primitives/text/DescriptionList'
import { arabic, inCard, longWords, unbroken } from '../decorators'

const meta = {
  title: 'Primitives/Text/DescriptionList',
  component: DescriptionList,
  parameters: {
    portico: {
      anatomy: [
        ['Label', 'At the start.'],
        ['Value', 'At the end; nested lists stand below their label.'],
      ],
      role: 'A description list: `term` and `definition`',
      code: `import { DescriptionList } from 'portico/primitives'

export const Facts = () => (
  <DescriptionList
    items={[
      { label: 'Network', value: 'Ethereum' },
      { label: 'Fee', value: '0.0004 ETH' },
    ]}
  />
)`,
      related: [
        'Views/Tokens/TokenView',
        'Views/NFTs/NftView',
        'Primitives/Text/Text',
        'Views/Approve/ApproveTransactionView',
      ],
    },
  },
  args: {
    items: [
      { label: 'Network', value: 'Ethereum' },
      { label: 'Recipient', value: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' },
      {
        label: 'Order',
        value: (
          <DescriptionList
            items={[
              { label: 'Amount', value: '1.5' },
              { label: 'Item', value: 'Lantern' },
            ]}
          />
        ),
        isNested: true,
      },
    ],
  },
  decorators: [inCard],
} satisfies Meta<typeof DescriptionList>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const Long: Story = {
  args: {
    items: [
      { label: longWords, value: unbroken },
      { label: unbroken, value: longWords },
    ],
  },
}
export const RightToLeft: Story = { ...arabic }
