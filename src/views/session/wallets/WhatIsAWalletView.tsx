'use client'
import { Button } from '../../../primitives/actions/Button'
import { Illustration } from '../../../primitives/images/Illustration'
import { IconTile } from '../../../primitives/images/IconTile'
import { Stack } from '../../../primitives/layout/Stack'
import { Text } from '../../../primitives/text/Text'
import { useDirectoryCopy } from '../../copy/useDirectoryCopy'

/** Props of `WhatIsAWalletView`; `useWhatIsAWalletView` returns them for this instance. */
export interface WhatIsAWalletViewProps {
  /** To where a wallet is to be had. */
  onGetWallet: () => void
}

const subjects = [
  ['home', 'wallet'],
  ['key', 'key'],
  ['control', 'lock'],
] as const

/** Explains what a wallet is and leads to getting one. */
export function WhatIsAWalletView({ onGetWallet }: WhatIsAWalletViewProps) {
  const copy = useDirectoryCopy().whatIsAWallet
  return (
    <Stack gap={6}>
      <Stack align="center">
        <Illustration name="wallet" />
      </Stack>
      <Stack as="ul" gap={5}>
        {subjects.map(([subject, icon]) => (
          <Stack key={subject} as="li" direction="row" gap={3}>
            <IconTile name={icon} />
            <Stack gap={1}>
              <Text weight="medium">{copy[subject].title}</Text>
              <Text tone="muted">{copy[subject].detail}</Text>
            </Stack>
          </Stack>
        ))}
      </Stack>
      <Button full onClick={onGetWallet}>
        {copy.action}
      </Button>
    </Stack>
  )
}
