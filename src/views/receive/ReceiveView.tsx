'use client'
import { useState } from 'react'
import { ActionButton } from '../../primitives/actions/ActionButton'
import { Button } from '../../primitives/actions/Button'
import { Tabs } from '../../primitives/actions/Tabs'
import { AmountField } from '../../primitives/forms/AmountField'
import { Icon } from '../../primitives/images/Icon'
import { QrCode } from '../../primitives/images/QrCode'
import { RemoteImage } from '../../primitives/images/RemoteImage'
import { Stack } from '../../primitives/layout/Stack'
import { ListItem } from '../../primitives/lists/ListItem'
import { Code } from '../../primitives/text/Code'
import { Text } from '../../primitives/text/Text'
import type { ReceivableToken } from '../../state/receive/receive'
import { enReceive } from '../copy/en/receive'
import { useWords } from '../copy/useWords'
import { TokenRows } from '../parts/receipt/TokenRows'

/** Props of `ReceiveView`; `useReceiveView` returns them for this instance. */
export interface ReceiveViewProps {
  /** The whole address. */
  address: string
  /** What the account goes by: its name, else its address shortened. */
  name: string
  /** The network it is about; its mark stands in the code. */
  network: { readonly name: string; readonly image?: string | undefined }
  /** Whether there are links that ask for payments; without them the address alone is shown. */
  canRequest: boolean
  /** The link that asks for the payment; null while the amount is none. */
  link: string | null
  /** A decimal text; empty: who pays chooses. */
  amount: string
  /** Whether the amount is divided more finely than its token, or no number. */
  isInvalid?: boolean | undefined
  /** The amount was changed. */
  onAmountChange: (amount: string) => void
  /** What may be asked for, the network's own currency first. */
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
    <RequestPanel {...props} logo={logo} />
  ) : (
    <Stack gap={4}>
      <QrCode value={address} label={copy.codeOf(name, network.name)} logo={logo} />
      <Stack gap={2} align="center">
        <Code block grouped parts={[{ text: address }]} />
        <Text as="p" size="note" tone="muted" align="center">
          {copy.detail(network.name)}
        </Text>
      </Stack>
    </Stack>
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
      <Stack direction="row" justify="center" gap={2}>
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

function RequestPanel({ logo, ...props }: ReceiveViewProps & { logo: React.ReactNode }) {
  const { network, tokens, amount, link, isInvalid } = props
  const copy = useWords(enReceive).receive
  const [isChoosing, choose] = useState<boolean>()
  const token = tokens.find((one) => one.address === props.token) ?? tokens[0]
  const symbol = token?.symbol ?? ''
  const asked = amount ? `${amount} ${symbol}` : copy.anyAmount(symbol)
  if (isChoosing)
    return (
      <TokenRows
        label={copy.tokens}
        tokens={tokens}
        selected={props.token}
        focused
        onSelect={(address) => {
          choose(false)
          props.onTokenChange(address)
        }}
      />
    )
  return (
    <Stack gap={4}>
      <AmountField
        label={copy.amount}
        value={amount}
        onValueChange={props.onAmountChange}
        token={
          tokens.length > 1 ? (
            // Who has chosen stands where the choice began.
            <Button
              size="s"
              tone="raised"
              autoFocus={isChoosing === false}
              aria-label={copy.token(symbol)}
              onClick={() => choose(true)}
            >
              {symbol}
            </Button>
          ) : (
            symbol
          )
        }
        error={isInvalid ? copy.invalid(symbol, token?.decimals ?? 0) : undefined}
      />
      <QrCode value={link ?? undefined} label={copy.codeOfRequest(asked, network.name)} logo={logo} />
      <Text as="p" size="note" tone="muted" align="center">
        {copy.requestDetail}
      </Text>
    </Stack>
  )
}
