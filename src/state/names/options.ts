import { InvalidConfigError } from '../core/errors'

/** How this app's visitors get names. */
export interface NamesOptions {
  /** What every name ends in, as `portico.example`: a zone the service registers names in. */
  readonly zone: string
  /** Address of the name service; left out: the `apiUrl` of `createPortico`. Without either there are no names. */
  readonly apiUrl?: string | undefined
}

/** Options that are known to be usable. */
export interface CheckedNames {
  readonly isChecked: true
  readonly zone: string
  readonly apiUrl: string | undefined
}

/**
 * The `names` option of `createPortico`: offers visitors a name of a zone. It takes a project id and the
 * address of a service; there is no service by default.
 * @throws InvalidConfigError naming the option that is not usable
 * @example
 * createPortico({ projectId, apiUrl, names: defineNames({ zone: 'portico.example' }), networks, adapters })
 */
export function defineNames(options: NamesOptions): CheckedNames {
  const { zone, apiUrl } = options ?? {}
  if (typeof zone !== 'string' || zone.length > 59 || !/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(zone))
    throw new InvalidConfigError('names.zone', zone, 'a domain in lower case, such as portico.example')
  if (apiUrl !== undefined && typeof apiUrl !== 'string') throw new InvalidConfigError('names.apiUrl', apiUrl, 'a text')
  return { isChecked: true, zone, apiUrl }
}
