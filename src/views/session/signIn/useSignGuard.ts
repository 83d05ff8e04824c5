'use client'
import { useValue } from '../../../hooks/PorticoProvider'
import { platformAtom } from '../../../state/core/platform'
import { configAtom } from '../../../state/core/runtime'
import { isFramedByStranger } from '../../../state/session/approvals/framing'
import { useArmedPress } from '../approvals/useArmedPress'

/** Lets a press through to the wallet where the view was seen, and nothing lies over it. */
export function useSignGuard(key: string) {
  const platform = useValue(platformAtom)
  const isFramed = isFramedByStranger(useValue(configAtom).embedders)
  const { reading: _reading, ...guard } = useArmedPress(key, { isFramed, acceptsScripts: platform.acceptsScripts })
  return { ...guard, onOpenPage: () => platform.openLink(platform.href(), '_blank') }
}
