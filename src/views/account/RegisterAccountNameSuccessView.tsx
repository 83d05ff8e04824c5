'use client'
import { Avatar } from '../../primitives/Avatar'
import { Button } from '../../primitives/Button'
import { LiveRegion } from '../../primitives/LiveRegion'
import { Stack } from '../../primitives/Stack'
import { Text } from '../../primitives/Text'
import { useNamesCopy } from '../copy/useNamesCopy'

export interface RegisterAccountNameSuccessViewProps {
  /** Whole, with its zone. */
  name: string
  address: string
  onDone: () => void
}

/** The name that is theirs now. */
export function RegisterAccountNameSuccessView({ name, address, onDone }: RegisterAccountNameSuccessViewProps) {
  const copy = useNamesCopy().registeredName
  return (
    <Stack gap={5}>
      <Stack gap={4} align="center">
        <Avatar address={address} size="l" />
        <Stack gap={2} align="center">
          <Text as="p" size="amount" weight="medium" align="center" dir="ltr">
            {name}
          </Text>
          <Text as="p" tone="muted" align="center">
            {copy.detail}
          </Text>
        </Stack>
      </Stack>
      <Button full onClick={onDone}>
        {copy.done}
      </Button>
      <LiveRegion>{`${name} ${copy.detail}`}</LiveRegion>
    </Stack>
  )
}
