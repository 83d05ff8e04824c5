'use client'
import { useContext } from 'react'
import { CopyContext } from './CopyProvider'
import { mergeCopy, type PartialCopy } from './mergeCopy'

/** Some sections of the catalogue in English, with the words of the providers around a view over them. */
export function useWords<Words extends object>(words: Words): Words {
  return useContext(CopyContext).reduce((merged, copy) => mergeCopy(merged, copy as PartialCopy<Words>), words)
}
