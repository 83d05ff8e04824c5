'use client'
import type { Network } from '../../../chains/network'
import type { ApprovalFacts } from '../../../state/session/approvals/tokenMetadata'
import { enApprove } from '../../copy/en/approvals'
import { useWords } from '../../copy/useWords'
import type { FormatContext } from './formatAmount'

/** Options for writing a request on this network, in the words of the nearest provider. */
export function useFormatContext(
  network: Network,
  { tokens, names }: ApprovalFacts,
  own: string,
  lang?: string,
): FormatContext {
  const copy = useWords(enApprove).approve
  return { copy, network, tokens, names: { ...names, [own.toLowerCase()]: copy.facts.account }, lang }
}
