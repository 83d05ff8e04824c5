'use client'
import type { MouseEvent, Ref } from 'react'
import { Button } from '../../primitives/actions/Button'
import { LiveRegion } from '../../primitives/feedback/LiveRegion'
import { Notice } from '../../primitives/feedback/Notice'
import { IconTile } from '../../primitives/images/IconTile'
import { Stack } from '../../primitives/layout/Stack'
import { List } from '../../primitives/lists/List'
import { ListItem } from '../../primitives/lists/ListItem'
import { DescriptionList } from '../../primitives/text/DescriptionList'
import { Text } from '../../primitives/text/Text'
import { useWords } from '../../views/copy/useWords'
import type { PasskeyFailure } from '../app/passkeys'
import type { WalletAddresses } from '../keys/accounts'
import { enVault } from './words'

/** Props of `ConnectQuestionView`. */
export interface ConnectQuestionViewProps {
  /** The page that asks, without its protocol. */
  host: string
  /** Wallets of this browser, the last one first. */
  wallets: readonly { readonly id: string; readonly addresses: WalletAddresses }[]
  /** The passkey of the answer before was not made. */
  failure: PasskeyFailure | null
  /** The passkey is asked for. */
  isWaiting: boolean
  /** Presses count: the view was visible for half a second. */
  isArmed: boolean
  /** The part that has to be in plain sight. */
  contentRef?: Ref<HTMLDivElement> | undefined
  /** The buttons, which have to be uncovered for a press to count. */
  actionsRef?: Ref<HTMLDivElement> | undefined
  onUse: (walletId: string, event: MouseEvent<HTMLElement>) => void
  onCreate: (event: MouseEvent<HTMLElement>) => void
  /** Rejects the connection; after `unsupported` and `noPrf` the page around can offer another way. */
  onCancel: () => void
}

/** Asks whether a page may connect, with one of the wallets of this browser or with a new one. */
export function ConnectQuestionView({ host, wallets, failure, isWaiting, isArmed, ...on }: ConnectQuestionViewProps) {
  const copy = useWords(enVault).vault
  const words = copy.connect
  const [wallet] = wallets
  const shared = { full: true, loading: isWaiting, 'aria-disabled': !isArmed || isWaiting || undefined } as const
  return (
    <Stack gap={4}>
      <Stack gap={3} ref={on.contentRef}>
        <Stack align="center">
          <IconTile name="key" />
        </Stack>
        <Text as="h1" size="title" weight="medium" align="center">
          {words.title(host)}
        </Text>
        <Text as="p" tone="muted" align="center">
          {wallet ? words.useDetail : words.createDetail}
        </Text>
        {wallet && wallets.length === 1 && (
          <DescriptionList
            items={[
              { label: words.evm, value: shorten(wallet.addresses.eip155) },
              { label: words.solana, value: shorten(wallet.addresses.solana) },
            ]}
          />
        )}
      </Stack>
      {failure && <Notice tone="warning">{copy.failures[failure]}</Notice>}
      <LiveRegion assertive>{failure ? copy.failures[failure] : ''}</LiveRegion>
      <Stack gap={2} ref={on.actionsRef}>
        {wallet ? (
          <>
            {wallets.length === 1 ? (
              <Button {...shared} onClick={(event) => on.onUse(wallet.id, event)}>
                {words.use}
              </Button>
            ) : (
              <List
                label={words.choose}
                items={wallets}
                itemKey={({ id }) => id}
                renderItem={({ id, addresses }) => (
                  <ListItem
                    image={<IconTile name="key" />}
                    title={shorten(addresses.eip155)}
                    detail={words.onSolana(shorten(addresses.solana))}
                    disabled={!isArmed || isWaiting}
                    onClick={(event) => on.onUse(id, event)}
                  />
                )}
              />
            )}
            <Button full tone="raised" aria-disabled={!isArmed || undefined} onClick={on.onCreate}>
              {words.other}
            </Button>
          </>
        ) : (
          <Button {...shared} onClick={on.onCreate}>
            {words.create}
          </Button>
        )}
        <Button full tone="quiet" onClick={on.onCancel}>
          {copy.cancel}
        </Button>
      </Stack>
      <Text as="p" size="note" tone="muted" align="center">
        {words.audit}
      </Text>
    </Stack>
  )
}

const shorten = (address: string) => `${address.slice(0, 6)}…${address.slice(-6)}`
