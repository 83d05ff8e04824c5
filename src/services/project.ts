import { UnusableAnswerError } from './http/httpErrors'
import type { Http } from './http/http'
import { isRecord, readList, readText } from './http/readValue'
import type { Project, RemoteFeature } from './types'

/** Reads the project's settings from the hosted backend. */
export function createProject(http: Http): Project {
  const ask = async (path: string, signal: AbortSignal | undefined) => {
    const answer = await http.getJson(path, { signal })
    return isRecord(answer) ? answer : {}
  }
  return {
    config: async (signal) => {
      const { features } = await ask('/appkit/v1/config', signal)
      return readList(features, readFeature) ?? refuse('it has no list of features')
    },
    origins: async (signal) => {
      const { allowedOrigins } = await ask('/projects/v1/origins', signal)
      return readList(allowedOrigins, (origin) => readText(origin, 300)) ?? refuse('it has no list of origins')
    },
    analyticsConfig: async (signal) => {
      const { isAnalyticsEnabled } = await ask('/getAnalyticsConfig', signal)
      if (typeof isAnalyticsEnabled !== 'boolean') refuse('it does not say whether analytics are on')
      return { isAnalyticsEnabled }
    },
  }
}

function readFeature(value: unknown): RemoteFeature | undefined {
  if (!isRecord(value) || typeof value.id !== 'string' || typeof value.isEnabled !== 'boolean') return undefined
  const config = value.config == null ? null : readList(value.config, (entry) => readText(entry, 60))
  return config === undefined ? undefined : { id: value.id, isEnabled: value.isEnabled, config }
}

function refuse(what: string): never {
  throw new UnusableAnswerError(what)
}
