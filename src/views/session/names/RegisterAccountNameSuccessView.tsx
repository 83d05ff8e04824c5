'use client'
import { Avatar } from '../../../primitives/images/Avatar'
import { Button } from '../../../primitives/actions/Button'
import { LiveRegion } from '../../../primitives/feedback/LiveRegion'
import { Stack } from '../../../primitives/layout/Stack'
import { Text } from '../../../primitives/text/Text'
import { enNames } from '../../copy/en/names'
import { useWords } from '../../copy/useWords'

/** Props of `RegisterAccountNameSuccessView`; `useRegisterAccountNameSuccessView` returns them for this instance. */
export interface RegisterAccountNameSuccessViewProps {
  /** The full name with its zone. */
  name: string
  /** The whole address. */
  address: string
  /** Goes on from here. */
  onDone: () => void
}

/** Confirms the registered name. */
export function RegisterAccountNameSuccessView({ name, address, onDone }: RegisterAccountNameSuccessViewProps) {
  const copy = useWords(enNames).registeredName
  return (
    <Stack gap={5}>
      <Stack gap={4} align="center" padding={2}>
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
