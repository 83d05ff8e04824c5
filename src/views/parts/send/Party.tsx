'use client'
import { Avatar } from '../../../primitives/images/Avatar'
import { Stack } from '../../../primitives/layout/Stack'
import { Code } from '../../../primitives/text/Code'
import { Text } from '../../../primitives/text/Text'
import { unhide } from '../approvals/escapeInvisible'

/** Props of `Party`. */
export interface PartyProps {
  address: string
  name?: string | undefined
}

/** The sender, or the receiver: with picture, name and the whole address. */
export function Party({ address, name }: PartyProps) {
  return (
    <Stack direction="row" gap={2} align="start">
      <Avatar address={address} size="s" />
      <Stack>
        {name && (
          // In a block without a direction of its own, so that it stands where the address stands.
          <Text as="div">
            <Text dir="auto" weight="medium">
              {unhide(name)}
            </Text>
          </Text>
        )}
        <Text as="div">
          <Code grouped parts={[{ text: address }]} />
        </Text>
      </Stack>
    </Stack>
  )
}
