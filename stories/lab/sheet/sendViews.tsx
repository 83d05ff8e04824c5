import type { ReactNode } from 'react'
import { SelectTokenView } from '../../../src/views/money/send/SelectTokenView'
import { SendConfirmedView } from '../../../src/views/money/send/SendConfirmedView'
import { SendPreviewView } from '../../../src/views/money/send/SendPreviewView'
import { SendView } from '../../../src/views/money/send/SendView'
import { Framed } from '../Framed'
import { address } from '../samples'
import { ethereum, etherMark, usdcMark } from '../marks'

const nothing = () => undefined

/** Views that send. */
export const sendViews: readonly ReactNode[] = [
  <Framed key="send" isDeeper title={(copy) => copy.titles.send}>
    <SendView
      status="ready"
      tokens={[{ name: 'Ether', symbol: 'ETH', icon: etherMark, held: '1.234 ETH' }]}
      amount="0.5"
      fiat="$1,234.50"
      to={address}
      receiver={{ status: 'known', address, warnings: ['firstTime'] }}
      gap={null}
      onTokenChange={nothing}
      onAmountChange={nothing}
      onToChange={nothing}
      onMost={nothing}
      onReview={nothing}
      onRetry={nothing}
    />
  </Framed>,
  <Framed key="send token" isDeeper title={(copy) => copy.titles.tokens}>
    <SelectTokenView
      tokens={[
        { name: 'Ether', symbol: 'ETH', icon: etherMark, held: '1.234 ETH' },
        { address, name: 'Dollar', symbol: 'USDC', icon: usdcMark, held: '250 USDC' },
      ]}
      network={ethereum}
      onShowNetworks={nothing}
      onSelect={nothing}
    />
  </Framed>,
  <Framed key="send review" isDeeper title={(copy) => copy.titles.sendPreview}>
    <SendPreviewView
      plan={{
        amount: '0.5 ETH',
        symbol: 'ETH',
        icon: etherMark,
        from: { address, name: 'alice.eth' },
        to: { address },
        network: ethereum,
        fee: '0.00042 ETH',
        warnings: ['own'],
      }}
      status="idle"
      onSend={nothing}
      onCancel={nothing}
    />
  </Framed>,
  <Framed key="sent" title={(copy) => copy.titles.send}>
    <SendConfirmedView status="sent" amount="0.5 ETH" explorerUrl="https://explorer.example" onDone={nothing} />
  </Framed>,
]
