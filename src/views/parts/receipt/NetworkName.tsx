'use client'
import { RemoteImage } from '../../../primitives/images/RemoteImage'
import { Stack } from '../../../primitives/layout/Stack'
import { Text } from '../../../primitives/text/Text'

/** Props of `NetworkName`. */
export interface NetworkNameProps {
  name: string
  image?: string | undefined
}

/** A network as the value of a line. */
export function NetworkName({ name, image }: NetworkNameProps) {
  return (
    <Stack direction="row" gap={2} align="center">
      <RemoteImage src={image} name={name} size="s" shape="network" />
      <Text dir="auto">{name}</Text>
    </Stack>
  )
}
