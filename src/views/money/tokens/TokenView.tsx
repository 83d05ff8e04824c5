'use client'
import type { ReactNode } from 'react'
import { Button } from '../../../primitives/actions/Button'
import { LiveRegion } from '../../../primitives/feedback/LiveRegion'
import { Notice } from '../../../primitives/feedback/Notice'
import { Stack } from '../../../primitives/layout/Stack'
import { Amount } from '../../../primitives/text/Amount'
import { Code } from '../../../primitives/text/Code'
import { DescriptionList } from '../../../primitives/text/DescriptionList'
import { Text } from '../../../primitives/text/Text'
import type { WatchState } from '../../../state/money/tokens/watchToken'
import { useTokensCopy } from '../../copy/useTokensCopy'
import { AddressActions } from '../../parts/tokens/AddressActions'

/** Props of `TokenView`; `useTokenView` returns them for this instance. */
export interface TokenViewProps {
  /** Whole, as its maker named it. */
  name: string
  /** The account's exact balance, with the symbol. */
  amount: string
  /** Worth of the balance, with its currency; absent where no price is known. */
  worth?: string | undefined
  /** Of one, with its currency. */
  price?: string | undefined
  /** Name of its network. */
  network: string
  /** Contract, or mint; absent for the currency of a network. */
  address?: string | undefined
  /** Its picture. */
  image: ReactNode
  /** It passes for another token, or leads to a page. */
  isSpam?: boolean | undefined
  /** True if another token has its symbol. */
  isTwin?: boolean | undefined
  /** Page of the token in the network's block explorer. */
  explorerUrl?: string | undefined
  /** Copies the address of the token. */
  onCopyAddress: () => void
  /** Progress of adding it to the wallet's own list. */
  watch: WatchState
  /** Adds it there; absent where the wallet cannot be asked. */
  onWatch?: (() => void) | undefined
}

/** One token of an account: how much there is of it, what that is worth, and where it comes from. */
export function TokenView(props: TokenViewProps) {
  const { name, amount, worth, price, network, address, image, isSpam, isTwin, explorerUrl, watch, onWatch } = props
  const { token: copy } = useTokensCopy()
  const answer = watch === 'idle' || watch === 'asking' ? undefined : copy[watch]
  const items = [
    { label: copy.network, value: network },
    ...(price === undefined ? [] : [{ label: copy.price, value: price }]),
    ...(address ? [{ label: copy.address, value: <Code grouped parts={[{ text: address }]} /> }] : []),
  ]
  return (
    <Stack gap={5}>
      {isSpam && <Notice tone="warning">{copy.spam}</Notice>}
      {!isSpam && isTwin && <Notice tone="warning">{copy.twin}</Notice>}
      <Stack gap={3} align="center">
        {image}
        <Text as="p" weight="medium" align="center" dir="auto">
          {name}
        </Text>
        <Stack gap={1}>
          <Text as="p" align="center">
            <Amount size={sizeOf(amount)}>{amount}</Amount>
          </Text>
          {worth !== undefined && (
            <Text as="p" align="center">
              <Amount size="body" tone="muted">
                {worth}
              </Amount>
            </Text>
          )}
        </Stack>
      </Stack>
      <DescriptionList items={items} />
      {answer && <Notice tone={watch === 'added' ? 'success' : watch === 'failed' ? 'error' : 'info'}>{answer}</Notice>}
      <Stack gap={2}>
        {onWatch && watch !== 'added' && !isSpam && (
          <Button full loading={watch === 'asking'} onClick={onWatch}>
            {copy.watch}
          </Button>
        )}
        <AddressActions
          words={copy}
          onCopyAddress={address ? props.onCopyAddress : undefined}
          explorerUrl={explorerUrl}
        />
      </Stack>
      <LiveRegion>{answer}</LiveRegion>
    </Stack>
  )
}

/** An amount stands in one line of a small phone's card, if it can: a long one in smaller letters. */
function sizeOf({ length }: string): 'amount' | 'title' | 'body' {
  if (length > 24) return 'body'
  return length > 13 ? 'title' : 'amount'
}
