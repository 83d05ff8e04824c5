import type { Http } from './http/http'
import type { ReadIdentity } from './names/identity.late'
import type { NameService } from './names/names.late'
import type { Directory, Services, ServicesOptions, ServiceUrls } from './types'

/** The hosted backend's services; nothing is asked, nor is the code for it there, before the first call. */
export function createServices(options: ServicesOptions): Services {
  const { projectId, names } = options
  // A list of data, which only pages without a project need.
  if (!projectId)
    return { directory: lateDirectory(async () => (await import('./wallets/walletList.late')).listedWallets) }
  const apiUrl = readUrls(options.apiUrl)
  const load = async () => (await import('./hosted.late')).createHosted({ ...options, projectId, apiUrl })
  const loadNames = async () => (await load()).httpTo(apiUrl.names)
  return {
    // A failure here is not one yet: asking tries again and says so.
    prepare: () => void load().catch(() => undefined),
    directory: lateDirectory(async () => (await load()).directory),
    project: {
      config: async (signal) => (await load()).project.config(signal),
      origins: async (signal) => (await load()).project.origins(signal),
      analyticsConfig: async (signal) => (await load()).project.analyticsConfig(signal),
    },
    telemetry: apiUrl.telemetry ? { report: async (error) => (await load()).telemetry?.report(error) } : undefined,
    identity: apiUrl.names ? lateIdentity(loadNames) : undefined,
    names: apiUrl.names && names ? lateNames(loadNames, names.zone) : undefined,
  }
}

/** One address is that of every service. */
function readUrls(url: ServicesOptions['apiUrl']): ServiceUrls {
  return typeof url === 'string' ? { directory: url, project: url, names: url, telemetry: url } : (url ?? {})
}

function lateDirectory(load: () => Promise<Directory>): Directory {
  return {
    listWallets: async (query) => (await load()).listWallets(query),
    searchWallets: async (...asked) => (await load()).searchWallets(...asked),
    walletImage: async (...asked) => (await load()).walletImage(...asked),
    networkImage: async (...asked) => (await load()).networkImage(...asked),
  }
}

/** Arrives with the first question, like names. */
function lateIdentity(load: () => Promise<Http>): ReadIdentity {
  return async (...asked) => {
    const [{ createIdentity }, http] = await Promise.all([import('./names/identity.late'), load()])
    return createIdentity(http)(...asked)
  }
}

/** Arrives with the first question: pages without names load nothing of them. */
function lateNames(loadHttp: () => Promise<Http>, zone: string): NameService {
  const load = async () => {
    const [{ createNames }, http] = await Promise.all([import('./names/names.late'), loadHttp()])
    return createNames(http, zone)
  }
  return {
    zone,
    resolve: async (...asked) => (await load()).resolve(...asked),
    reverse: async (...asked) => (await load()).reverse(...asked),
    suggestions: async (...asked) => (await load()).suggestions(...asked),
    register: async (...asked) => (await load()).register(...asked),
  }
}
