import type { Getter } from 'jotai/vanilla'
import type { OpenedWindow } from '../../core/env'
import { openWindow } from '../../core/device/openWindow'
import { platformAtom } from '../../core/platform'
import { createTask } from '../../core/task'

/** A page of a seller that is being made: only the latest counts. */
export const starting = createTask()

/** Size of the window of a seller, in CSS pixels. */
const popup = 'popup,width=600,height=800'

/** Opens a window within the press; null where the browser blocks it. On a phone it is a tab. */
export function openWithin(get: Getter, url: string): OpenedWindow | null {
  const platform = get(platformAtom)
  try {
    const features = platform.isMobile || platform.isTelegram ? '' : popup
    return platform.openWindow ? platform.openWindow(url, features) : openWindow(window, url, features)
  } catch {
    return null
  }
}
