'use client'
import { Button } from '../../../primitives/actions/Button'
import { Notice } from '../../../primitives/feedback/Notice'
import { Spinner } from '../../../primitives/feedback/Spinner'
import { Icon } from '../../../primitives/images/Icon'
import { RemoteImage } from '../../../primitives/images/RemoteImage'
import { Stack } from '../../../primitives/layout/Stack'
import { List } from '../../../primitives/lists/List'
import { ListItem } from '../../../primitives/lists/ListItem'
import { Tag } from '../../../primitives/text/Tag'
import { Text } from '../../../primitives/text/Text'
import { enOnramp } from '../../copy/en/money/onramp'
import { useWords } from '../../copy/useWords'

/** A seller, as a row shows it. */
export interface ShownProvider {
  readonly id: string
  readonly name: string
  readonly image?: string | undefined
  /** Its fee, as text. */
  readonly fee?: string | undefined
  /** The amount that arrives, as text with its symbol; left out where it tells no number. */
  readonly arrives?: string | undefined
  /** The amount has to be typed before: its page does not ask for it. */
  readonly needsAmount?: boolean | undefined
}

/** Props of `ProviderRows`. */
export interface ProviderRowsProps {
  providers: readonly ShownProvider[]
  isLoading?: boolean | undefined
  hasFailed?: boolean | undefined
  /** An amount is typed. */
  hasAmount: boolean
  /** That amount cannot be paid. */
  isRefused: boolean
  onSelect: (id: string) => void
  onRetry: () => void
}

/** Sellers, the most that arrives first. */
export function ProviderRows(props: ProviderRowsProps) {
  const { providers, isLoading, hasFailed, hasAmount, isRefused, onSelect, onRetry } = props
  const copy = useWords(enOnramp).onramp
  const quoted = providers.filter(({ arrives }) => arrives !== undefined)
  return (
    <Stack as="section" gap={1}>
      <Stack direction="row" justify="between" align="center">
        <Text as="h3" size="note" tone="muted" weight="medium">
          {copy.providers}
        </Text>
        {isLoading && <Spinner size="s" />}
      </Stack>
      {hasFailed && (
        <Stack gap={2}>
          <Notice tone="warning">{copy.quotesUnavailable}</Notice>
          <Button size="s" tone="raised" onClick={onRetry}>
            {copy.retry}
          </Button>
        </Stack>
      )}
      {providers.length === 0 && !isLoading && !hasFailed && (
        <Text as="p" tone="muted">
          {hasAmount ? `${copy.noOffer.title}. ${copy.noOffer.detail}` : copy.typeAmount}
        </Text>
      )}
      <List
        label={copy.providers}
        items={providers}
        itemKey={({ id }) => id}
        renderItem={({ id, name, image, fee, arrives, needsAmount }) => (
          <ListItem
            image={<RemoteImage src={image} name={name} />}
            title={name}
            isName
            detail={[arrives === undefined ? copy.noNumber : copy.arrivesAt(arrives), fee && copy.fee(fee)]
              .filter(Boolean)
              .join(' · ')}
            end={
              quoted.length > 1 && quoted[0]?.id === id ? (
                <Tag tone="success">{copy.best}</Tag>
              ) : (
                <Icon name="chevron" />
              )
            }
            disabled={isRefused || (needsAmount && !hasAmount)}
            disabledReason={needsAmount && !hasAmount ? copy.typeAmount : undefined}
            onClick={() => onSelect(id)}
          />
        )}
      />
    </Stack>
  )
}
