'use client'
import { useContext } from 'react'
import { CopyContext } from './CopyProvider'
import { en, type Copy } from './en'

/** The catalogue of the nearest provider; English without one. */
export function useCopy(): Copy {
  return useContext(CopyContext) ?? en
}
