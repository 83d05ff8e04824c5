'use client'
import { DescriptionList } from '../../../primitives/text/DescriptionList'
import { Stack } from '../../../primitives/layout/Stack'
import { Text } from '../../../primitives/text/Text'
import { Code } from '../../../primitives/text/Code'
import { enApprove } from '../../copy/en/approvals'
import { useWords } from '../../copy/useWords'
import type { Act, Line } from './summarizeCall'
import { unhide } from './escapeInvisible'

/** Lines of a receipt. */
export function Lines({ lines }: { lines: readonly Line[] }) {
  if (lines.length === 0) return null
  return (
    <DescriptionList
      items={lines.map(({ label, value }) => ({
        label: unhide(label),
        value: <Code parts={[{ text: unhide(value) }]} />,
      }))}
    />
  )
}

/** What a request does, step by step, with the steps of each step. */
export function Acts({ acts }: { acts: readonly Act[] }) {
  const copy = useWords(enApprove).approve
  if (acts.length === 0) return null
  return (
    <DescriptionList
      items={acts.map(({ title, lines, inner }, index) => ({
        label: acts.length > 1 ? copy.part(index + 1) : copy.content,
        isNested: true,
        value: (
          <Stack gap={2}>
            <Text weight="medium">{unhide(title)}</Text>
            <Lines lines={lines} />
            <Acts acts={inner} />
          </Stack>
        ),
      }))}
    />
  )
}
