'use client'
import { useState } from 'react'
import type { RequestDescription } from '../../../chains/requests'
import { Button } from '../../../primitives/actions/Button'
import { enApprove } from '../../copy/en/approvals'
import { useWords } from '../../copy/useWords'
import { unhide } from './escapeInvisible'
import { LongText } from './LongText'

/** The request as it came, when it is wanted. */
export function RequestDetails({ description: { method, parameters } }: { description: RequestDescription }) {
  const copy = useWords(enApprove).approve
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button tone="quiet" size="s" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? copy.hideRequest : copy.showRequest}
      </Button>
      {isOpen && <LongText parts={[{ text: unhide(`${method}\n${parameters}`) }]} />}
    </>
  )
}
