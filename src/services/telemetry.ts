import type { Http } from './http/http'
import type { ErrorReport, Telemetry } from './types'

/** Sends error reports to the backend. */
export function createTelemetry(http: Http): Telemetry {
  return {
    report: ({ url, domain, timestamp, category, errorType, errorMessage, stackTrace }: ErrorReport) =>
      http.post('/e', {
        eventId: randomId(),
        url,
        domain,
        timestamp,
        props: { type: 'error', event: category, errorType, errorMessage, stackTrace },
      }),
  }
}

/** A UUID of version 4; `crypto.randomUUID` is there on secure pages only. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
