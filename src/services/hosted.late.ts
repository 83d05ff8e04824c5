import { createDirectory } from './wallets/directory'
import { createHttp } from './http/http'
import { createProject } from './project'
import type { ServicesOptions, ServiceUrls } from './types'
import { createTelemetry } from './telemetry'

export interface HostedOptions extends ServicesOptions {
  readonly projectId: string
  readonly apiUrl: ServiceUrls
}

const hostedUrl = 'https://api.web3modal.org'

/** Asks the hosted services, or some with the same paths. It holds nothing, so it may be made for each question. */
export function createHosted({ projectId, apiUrl, fetch, timeoutMs, clock }: HostedOptions) {
  const { directory, images = directory, project, telemetry } = apiUrl
  const httpTo = (url = hostedUrl) => createHttp({ projectId, url, fetch, timeoutMs, clock })
  return {
    httpTo,
    directory: createDirectory(httpTo(directory), httpTo(images)),
    project: createProject(httpTo(project)),
    // No report is sent by default.
    telemetry: telemetry ? createTelemetry(httpTo(telemetry)) : undefined,
  }
}
