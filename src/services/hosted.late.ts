import { createDirectory } from './wallets/directory'
import { createHttp } from './http/http'
import { createProject } from './project'
import type { ServicesOptions } from './types'
import { createTelemetry } from './telemetry'

export interface HostedOptions extends ServicesOptions {
  readonly projectId: string
}

const hostedApiUrl = 'https://api.web3modal.org'

/** What asks the hosted backend, or one with the same paths. It holds nothing, so it may be made for each question. */
export function createHosted({ projectId, apiUrl, fetch, timeoutMs, clock }: HostedOptions) {
  const httpTo = (url: string) => createHttp({ projectId, url, fetch, timeoutMs, clock })
  const http = httpTo(apiUrl ?? hostedApiUrl)
  return {
    http,
    httpTo,
    directory: createDirectory(http),
    project: createProject(http),
    telemetry: createTelemetry({ projectId, url: apiUrl, fetch, timeoutMs, clock }),
  }
}
