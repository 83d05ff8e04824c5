import { atom } from 'jotai/vanilla'
import { logAlert } from '../../../chains/development'
import { action } from '../../core/action'
import { emit, type AlertKey } from '../../core/events'
import { configAtom } from '../../core/runtime'

export type { AlertKey }

/** Every alert there was, oldest first. */
export const alertsAtom = atom<readonly AlertKey[]>([])

/** The one alert that a visitor can do something about: the clock of the device is slow. */
export const visitorAlert: AlertKey = 'sessionExpired'

/**
 * Shows an alert, each key once in the life of the instance; it stays until it is dismissed. Where `debug` is off, one
 * that only a developer can mend is a line in the console instead.
 */
export const alertOnce = action(function alertOnce(get, set, key: AlertKey) {
  if (get(alertsAtom).includes(key)) return
  set(alertsAtom, (alerts) => [...alerts, key])
  // The first alert comes during createPortico, before the host can add a listener.
  queueMicrotask(() => set(emit, { type: 'alert', event: key, properties: {} }))
  if (!get(configAtom).debug && key !== visitorAlert) logAlert(key)
})
