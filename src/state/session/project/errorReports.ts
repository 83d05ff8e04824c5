import type { PorticoError } from '../../../chains/errors/errors'
import { InvalidProjectIdError } from '../../../chains/errors/projectErrors'
import { action } from '../../core/action'
import { envAtom, perStore } from '../../core/runtime'
import { alertOnce } from '../../shell/feedback/feedback'
import { platformAtom, servicesAtom } from '../../core/platform'
import { redact, redactStack, redactUrl } from './redact'
import { AccessRefusedError } from '../../../services/http/httpErrors'
import type { ErrorReport, Project } from '../../../services/types'

const reportsMax = 5
const windowMs = 60_000

interface Sent {
  /** When reports were sent, in milliseconds since the epoch. */
  times: readonly number[]
  isRefused: boolean
  /** The project's setting, asked with the first report. */
  isWanted: Promise<boolean>
}

const sent = perStore<Sent>()

/**
 * Tells the project of an error, at most five times in a minute, unless its owner turned that off. What goes wrong here
 * is silent and never tried again.
 */
export const sendReport = action(async function sendReport(get, set, error: PorticoError): Promise<void> {
  const { telemetry, project } = get(servicesAtom)
  const now = get(envAtom).clock.now()
  const before = sent(get)
  // A clock that was set back would keep the reports of the future for ever.
  const times = (before.times ?? []).filter((at) => Math.abs(now - at) < windowMs)
  if (!telemetry || before.isRefused || times.length >= reportsMax) return
  before.times = [...times, now]
  try {
    before.isWanted ??= asksFor(project)
    if (!(await before.isWanted)) return
    await telemetry.report(describe(error, get(platformAtom).href(), now))
  } catch (failure) {
    if (!isForbidden(failure)) return
    before.isRefused = true
    set(alertOnce, 'invalidAppConfiguration')
  }
})

/** Resolves to true where reports are wanted; without an answer the host's own wish counts. */
async function asksFor(project: Project | undefined): Promise<boolean> {
  try {
    return (await project?.analyticsConfig())?.isAnalyticsEnabled ?? true
  } catch (error) {
    if (isForbidden(error)) throw error
    return true
  }
}

function describe(error: PorticoError, href: string, now: number): ErrorReport {
  const { cause } = error
  const origin = cause instanceof Error ? cause : error
  return {
    ...redactUrl(href),
    timestamp: new Date(now).toISOString(),
    category: error.category,
    errorType: nameOf(error.name === 'PorticoError' ? origin : error),
    errorMessage: redact(error.message),
    stackTrace: redactStack(String(origin.stack ?? '')),
  }
}

function nameOf({ name }: Error): string {
  return /^\w{1,60}$/.test(name) ? redact(name) : 'Error'
}

/** Any 403 of this call, whatever sentence came with it, and a key that is not known. */
function isForbidden(failure: unknown): boolean {
  if (failure instanceof InvalidProjectIdError) return true
  const refused = failure instanceof Error && failure.cause instanceof AccessRefusedError ? failure.cause : failure
  return refused instanceof AccessRefusedError && refused.status === 403
}
