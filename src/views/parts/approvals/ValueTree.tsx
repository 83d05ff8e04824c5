'use client'
import { useState } from 'react'
import type { ValueNode } from '../../../chains/requests'
import { Button } from '../../../primitives/actions/Button'
import { DescriptionList } from '../../../primitives/text/DescriptionList'
import { Stack } from '../../../primitives/layout/Stack'
import { enApprove } from '../../copy/en/approvals'
import { useWords } from '../../copy/useWords'
import { lettersOf, unhide } from './escapeInvisible'
import { LongText } from './LongText'
import { Code } from '../../../primitives/text/Code'

/** Entries of one branch that are drawn at first, and letters of one value that need no block of their own. */
const firstEntries = 50
const shortLetters = 200

/** Data as a tree, every value letter by letter. */
export function Nodes({ nodes }: { nodes: readonly ValueNode[] }) {
  const copy = useWords(enApprove).approve
  const [limit, setLimit] = useState(firstEntries)
  if (nodes.length === 0) return null
  const items = nodes.slice(0, limit).map(({ name, type, value, parts, children }) => {
    const isBranch = value === null && children.length > 0
    const letters = lettersOf(parts, copy)
    const isShort = (value?.length ?? 0) <= shortLetters
    const leaf = isShort ? <Code grouped={type === 'address'} parts={letters} /> : <LongText parts={letters} />
    return { label: unhide(name), isNested: isBranch, value: isBranch ? <Nodes nodes={children} /> : leaf }
  })
  return (
    <Stack gap={1}>
      <DescriptionList items={items} />
      {nodes.length > limit && (
        <Button tone="raised" size="s" onClick={() => setLimit(limit * 4)}>
          {copy.showMore}
        </Button>
      )}
    </Stack>
  )
}
