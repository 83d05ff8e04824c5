'use client'
import { useState } from 'react'
import { Notice } from '../../primitives/feedback/Notice'

/** Props of `BlockedReason`. */
export interface BlockedReasonProps {
  /** The subject of the question: another one begins without words. */
  about: unknown
  /** Why a press does not count; empty while nothing stands in the way. */
  words: string
}

/**
 * Why a press does not count; who reads it aloud is up to the owner. Words that are over leave their room: the buttons would
 * move away in the moment in which they can be pressed.
 */
export function BlockedReason({ about, words }: BlockedReasonProps) {
  const [held, hold] = useState({ about, words })
  if (held.about !== about || (words !== '' && words !== held.words)) hold({ about, words })
  if (held.words === '') return null
  return (
    <Notice tone="warning" isOver={words === ''}>
      {held.words}
    </Notice>
  )
}
