'use client'
import { useLayoutEffect, useState } from 'react'
import { useAction, useValue } from '../../../hooks/PorticoProvider'
import { enterAnnouncer, speakingAtom } from '../../../state/shell/feedback/announcers'
import { Announcer } from './Announcer'

/** The announcer of a page, unless another one speaks for this instance. */
export function SoleAnnouncer() {
  const [self] = useState(() => ({}))
  const enter = useAction(enterAnnouncer)
  useLayoutEffect(() => enter(self), [enter, self])
  return useValue(speakingAtom) === self && <Announcer />
}
