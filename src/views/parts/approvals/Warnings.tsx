'use client'
import type { Network } from '../../../chains/network'
import type { RequestDescription, RequestWarning } from '../../../chains/requests'
import { Notice } from '../../../primitives/feedback/Notice'
import { truncateAddress } from '../../../state/core/format/address'
import { enApprove } from '../../copy/en/approvals'
import { useWords } from '../../copy/useWords'
import { unhide } from './escapeInvisible'

const tones = { danger: 'error', caution: 'warning', note: 'info' } as const

/** Props of `Warnings`. */
export interface WarningsProps {
  description: RequestDescription
  networks: readonly Network[]
  /** Addresses that stand whole beside the warnings, which shorten them. */
  shown?: readonly string[] | undefined
}

/** Everything to be careful about, the worst first, each sentence once. */
export function Warnings({ description: { warnings, problem }, networks, shown = [] }: WarningsProps) {
  const copy = useWords(enApprove).approve
  const nameOf = (id: string) =>
    networks.find(({ caipNetworkId }) => caipNetworkId === id)?.name ?? copy.unnamedNetwork(id.split(':')[1] ?? id)
  const named = (warning: RequestWarning): RequestWarning =>
    warning.key === 'chainMismatch'
      ? { ...warning, wanted: nameOf(warning.wanted), active: nameOf(warning.active) }
      : warning
  const sentence = (warning: RequestWarning) => {
    // Each key's sentence takes a warning of that key; TypeScript cannot follow the pair through the lookup.
    const say = copy.warnings[warning.key] as (warning: RequestWarning) => string
    const [part] = warning.at
    const said = shown.reduce(
      (text, one) => text.replaceAll(one, truncateAddress(one, { start: 6, end: 4 })),
      say(named(warning)),
    )
    return unhide(part === undefined ? said : `${copy.part(part + 1)}: ${said}`)
  }
  const levels = new Map(warnings.map((warning) => [sentence(warning), warning.level] as const))
  return (
    <>
      {problem && <Notice tone="error">{copy.problems[problem]}</Notice>}
      {[...levels].map(([text, level]) => (
        <Notice key={text} tone={tones[level]}>
          {text}
        </Notice>
      ))}
    </>
  )
}
