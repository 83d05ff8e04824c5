'use client'
import type { ReactNode } from 'react'
import { QrCode } from '../../../primitives/images/QrCode'
import { Stack } from '../../../primitives/layout/Stack'
import { Code } from '../../../primitives/text/Code'
import { Text } from '../../../primitives/text/Text'
import { enReceive } from '../../copy/en/money/receive'
import { useWords } from '../../copy/useWords'

/** Props of `AddressCode`. */
export interface AddressCodeProps {
  address: string
  /** Label of the account. */
  name: string
  /** Name of the network it is about. */
  network: string
  logo: ReactNode
}

/** An address as a code, and letter by letter. */
export function AddressCode({ address, name, network, logo }: AddressCodeProps) {
  const copy = useWords(enReceive).receive
  return (
    <Stack gap={4}>
      <QrCode value={address} label={copy.codeOf(name, network)} logo={logo} />
      <Stack gap={2} align="center">
        <Code block grouped parts={[{ text: address }]} />
        <Text as="p" size="note" tone="muted" align="center">
          {copy.detail(network)}
        </Text>
      </Stack>
    </Stack>
  )
}
