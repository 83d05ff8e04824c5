'use client'
import { useState } from 'react'
import { Button } from '../../../primitives/actions/Button'
import { Stack } from '../../../primitives/layout/Stack'
import { Code, type CodePart } from '../../../primitives/text/Code'
import { enApprove } from '../../copy/en/approvals'
import { useWords } from '../../copy/useWords'
import { beginning } from './escapeInvisible'

/** Number of letters of a text that are drawn at first, and of its parts at each further step: no page stalls over it. */
const firstLetters = 2_000
const firstParts = 200
const furtherParts = 2_000

/** A text as it came: the beginning of a long one, and the rest when it is wanted. */
export function LongText({ parts }: { parts: readonly CodePart[] }) {
  const copy = useWords(enApprove).approve
  const [step, setStep] = useState(0)
  const { shown, isAll } =
    step === 0 ? beginning(parts, firstLetters, firstParts) : beginning(parts, Infinity, furtherParts * step)
  return (
    <Stack gap={1} align="stretch">
      <Code block parts={shown} />
      {!isAll && (
        <Button tone="raised" size="s" onClick={() => setStep(step + 1)}>
          {step === 0 ? copy.showAll : copy.showMore}
        </Button>
      )}
    </Stack>
  )
}
