'use client'
import { useState } from 'react'
import { ActionButton } from '../../../primitives/actions/ActionButton'
import { Tabs } from '../../../primitives/actions/Tabs'
import { Icon } from '../../../primitives/images/Icon'
import { RemoteImage } from '../../../primitives/images/RemoteImage'
import { Stack } from '../../../primitives/layout/Stack'
import { ListItem } from '../../../primitives/lists/ListItem'
import type { ReceivableToken } from '../../../state/money/receive/receive'
import { enReceive } from '../../copy/en/money/receive'
import { useWords } from '../../copy/useWords'
import { AddressCode } from '../../parts/receive/AddressCode'
import { PaymentForm } from '../../parts/receive/PaymentForm'

/** Props of `ReceiveView`; `useReceiveView` returns them for this instance. */
export interface ReceiveViewProps {
  /** The whole address. */
  address: string
  /** Label of the account: its name, else its address shortened. */
  name: string
  /** The network it is about; its mark stands in the code. */
  network: { readonly name: string; readonly image?: string | undefined }
  /** There are links that ask for payments; without them the address alone is shown. */
  canRequest: boolean
  /** The link that asks for the payment; null while the amount is not a number. */
  link: string | null
  /** A decimal text; empty: who pays chooses. */
  amount: string
  /** The amount has more decimals than its token, or is no number. */
  isInvalid?: boolean | undefined
  /** The amount was changed. */
  onAmountChange: (amount: string) => void
  /** Tokens that may be asked for, the network's own currency first. */
  tokens: readonly ReceivableToken[]
  /** Contract, or mint, of what is asked for; left out for the network's own currency. */
  token?: string | undefined
  /** Another token is to be asked for. */
  onTokenChange: (token: string | undefined) => void
  /** Copies the address. */
  onCopyAddress: () => void
  /** Copies the link that asks for the payment. */
  onCopyLink: (link: string) => void
  /** Hands a text to the device's sheet for sharing; absent where it has none. */
  onShare?: ((text: string) => void) | undefined
  /** Shows on which networks the address is good; absent where there is no other. */
  onShowNetworks?: (() => void) | undefined
}

/** An account shown to be paid: its address as a code, or a code that asks for an amount of a token. */
export function ReceiveView(props: ReceiveViewProps) {
  const { address, name, network, canRequest, link, onShare, onShowNetworks } = props
  const copy = useWords(enReceive).receive
  const [kind, show] = useState('address')
  const isRequest = canRequest && kind === 'request'
  const shared = isRequest ? link : address
  const logo = <RemoteImage src={network.image} name={network.name} shape="network" />
  const panel = isRequest ? (
    <PaymentForm {...props} network={network.name} logo={logo} />
  ) : (
    <AddressCode address={address} name={name} network={network.name} logo={logo} />
  )
  return (
    <Stack gap={4}>
      {canRequest ? (
        <Tabs
          label={copy.kinds.label}
          tabs={(['address', 'request'] as const).map((id) => ({ id, label: copy.kinds[id] }))}
          value={kind}
          onValueChange={show}
        >
          {panel}
        </Tabs>
      ) : (
        panel
      )}
      <Stack direction="row" justify="center" gap={2} wrap>
        {isRequest ? (
          <ActionButton
            icon="copy"
            label={copy.copyLink}
            aria-disabled={link === null}
            onClick={() => link !== null && props.onCopyLink(link)}
          />
        ) : (
          <ActionButton icon="copy" label={copy.copyAddress} onClick={props.onCopyAddress} />
        )}
        {onShare && (
          <ActionButton
            icon="external"
            label={copy.share}
            aria-disabled={shared === null}
            onClick={() => shared !== null && onShare(shared)}
          />
        )}
      </Stack>
      {onShowNetworks && (
        <ListItem
          image={<RemoteImage src={network.image} name={network.name} shape="network" />}
          title={copy.networks}
          detail={network.name}
          end={<Icon name="chevron" />}
          onClick={onShowNetworks}
        />
      )}
    </Stack>
  )
}
