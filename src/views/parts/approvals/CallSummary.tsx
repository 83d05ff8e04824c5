'use client'
import { DescriptionList, type DescriptionItem } from '../../../primitives/text/DescriptionList'
import { Stack } from '../../../primitives/layout/Stack'
import { Text } from '../../../primitives/text/Text'
import { enApprove } from '../../copy/en/approvals'
import { useWords } from '../../copy/useWords'
import { LineValue } from '../receipt/LineValue'
import type { Act, Line } from '../receipt/receipt'
import { unhide } from './escapeInvisible'
import type { FormatContext } from './formatAmount'

/** Lines of a receipt. */
export function itemsOf(lines: readonly Line[], context: FormatContext): readonly DescriptionItem[] {
  return lines.map(({ label, ...line }) => ({
    label: unhide(label),
    value: <LineValue {...line} context={context} />,
  }))
}

/** The steps of a request, with the steps of each step. */
export function Acts({ acts, context }: { acts: readonly Act[]; context: FormatContext }) {
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
            {lines.length > 0 && <DescriptionList items={itemsOf(lines, context)} />}
            <Acts acts={inner} context={context} />
          </Stack>
        ),
      }))}
    />
  )
}
