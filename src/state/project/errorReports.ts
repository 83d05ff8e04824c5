import { atom } from 'jotai/vanilla'
import type { PorticoError } from '../../chains/errors/errors'
import { action } from '../core/action'
import type { CheckedConfig } from '../core/config'
import { configAtom, envAtom, type Env } from '../core/env'
import { alertOnce } from '../feedback/feedback'
import { pageHref } from '../core/platform'
import { scrub, scrubStack, scrubUrl } from './redact'
import { AccessRefusedError } from '../../services/http/errors'
import { createServices } from '../../services/services'
import type { ErrorReport, Telemetry } from '../../services/types'

const reportsMax = 5
const windowMs = 60_000

interface Told {
  readonly telemetry: Telemetry | undefined
  readonly href: () => string
  /** When reports were sent, in milliseconds since the epoch. */
  sent: readonly number[]
  isRefused: boolean
}

const toldAtom = atom((get): Told => begin(get(envAtom), get(configAtom)))

/**
 * Tells the project of an error, at most five times in a minute. What goes wrong here is silent and never
 * tried again.
 */
export const tellProject = action(async function tellProject(get, set, error: PorticoError): Promise<void> {
  const told = get(toldAtom)
  const now = get(envAtom).clock.now()
  // A clock that was set back would keep the reports of the future for ever.
  told.sent = told.sent.filter((at) => Math.abs(now - at) < windowMs)
  if (!told.telemetry || told.isRefused || told.sent.length >= reportsMax) return
  told.sent = [...told.sent, now]
  try {
    await told.telemetry.report(describe(error, told.href(), now))
  } catch (failure) {
    if (!isForbidden(failure)) return
    told.isRefused = true
    set(alertOnce, 'invalidAppConfiguration')
  }
})

function begin({ platform, services, clock }: Env, { projectId, apiUrl }: CheckedConfig): Told {
  const { telemetry } = services ?? createServices({ projectId, apiUrl, clock, fetch: (url, init) => fetch(url, init) })
  return { telemetry, href: platform ? () => platform.href() : pageHref, sent: [], isRefused: false }
}

function describe(error: PorticoError, href: string, now: number): ErrorReport {
  const { cause } = error
  const origin = cause instanceof Error ? cause : error
  return {
    ...scrubUrl(href),
    timestamp: new Date(now).toISOString(),
    category: error.category,
    errorType: nameOf(error.name === 'PorticoError' ? origin : error),
    errorMessage: scrub(error.message),
    stackTrace: scrubStack(String(origin.stack ?? '')),
  }
}

function nameOf({ name }: Error): string {
  return /^\w{1,60}$/.test(name) ? scrub(name) : 'Error'
}

/** Any 403 of this call, whatever sentence came with it. */
function isForbidden(failure: unknown): boolean {
  const refused = failure instanceof Error && failure.cause instanceof AccessRefusedError ? failure.cause : failure
  return refused instanceof AccessRefusedError && refused.status === 403
}
