'use client'
import type { ReactElement } from 'react'
import { Avatar } from '../../../primitives/images/Avatar'
import { Stack } from '../../../primitives/layout/Stack'
import { Code } from '../../../primitives/text/Code'
import { Text } from '../../../primitives/text/Text'
import { unhide } from '../approvals/escapeInvisible'
import type { FormatContext } from '../approvals/formatAmount'
import type { Line } from './receipt'

/** Props of `LineValue`. */
export interface LineValueProps extends Omit<Line, 'label'> {
  context: FormatContext
}

/** The value of a line: who it is with picture, name and the whole address; anything else letter by letter. */
export function LineValue({ value, kind, context }: LineValueProps): ReactElement {
  if (kind === 'words')
    return (
      <Text dir="auto" tabular>
        {unhide(value)}
      </Text>
    )
  const code = <Code grouped={kind !== undefined} parts={[{ text: unhide(value) }]} />
  if (kind !== 'party') return code
  const name = context.names?.[value.toLowerCase()]
  return (
    <Stack direction="row" gap={2} align="start">
      <Avatar address={value} size="s" />
      <Stack>
        {name && (
          <Text as="div">
            <Text dir="auto" weight="medium">
              {unhide(name)}
            </Text>
          </Text>
        )}
        {/* In a block without a direction of its own, so that it stands where the other values stand. */}
        <Text as="div">{code}</Text>
      </Stack>
    </Stack>
  )
}
