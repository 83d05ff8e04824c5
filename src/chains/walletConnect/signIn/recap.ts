import { WalletResponseError } from '../../errors/walletErrors'
import { isRecord } from '../../guards'

const prefix = 'urn:recap:'
const start = 'I further authorize the stated URI to perform the following actions on my behalf:'

/** Permissions of a wallet, as they are written into a sign-in: https://eips.ethereum.org/EIPS/eip-5573 */
export interface Recap {
  readonly methods: readonly string[]
  /** CAIP-2 ids, where it names some. */
  readonly chains: readonly string[]
  /** Its sentence in the statement. */
  readonly sentence: string
}

export function isRecap(resource: string | undefined): boolean {
  return resource?.startsWith(prefix) === true
}

/** True for a statement that ends in the sentence of a recap, after the text `before`. */
export function saysRecap(statement: string, before: string | undefined): boolean {
  return statement.startsWith([before, start].filter(Boolean).join(' '))
}

/** A resource that asks for methods of eip155. */
export function writeRecap(methods: readonly string[]): string {
  const abilities = Object.fromEntries([...methods].sort().map((method) => [`request/${method}`, [{}]]))
  return prefix + btoa(JSON.stringify({ att: { eip155: abilities } })).replaceAll('=', '')
}

/** @throws WalletResponseError for a resource that is no recap */
export function readRecap(resource: string): Recap {
  const targets = Object.entries(readTargets(resource)).map(([target, abilities]) => {
    if (!isRecord(abilities)) throw new WalletResponseError('The wallet signed a grant that cannot be read')
    const names = Object.keys(abilities).map((name) => name.split('/') as [string, string | undefined])
    const limits = Object.values(abilities).map((list) => (Array.isArray(list) ? (list as unknown[])[0] : undefined))
    return { target, names, chains: limits.flatMap((limit) => (isRecord(limit) ? textsIn(limit['chains']) : [])) }
  })
  const methods = targets.find(({ target }) => target === 'eip155')?.names.flatMap(([, action]) => action ?? []) ?? []
  let count = 0
  const said = targets.flatMap(({ target, names }) =>
    [...byAbility(names)].map(([ability, actions]) => {
      count += 1
      return `(${count}) '${ability}': '${actions.join("', '")}' for '${target}'.`
    }),
  )
  return {
    methods,
    chains: [...new Set(targets.flatMap(({ chains }) => chains))],
    sentence: [start, ...said].join(' '),
  }
}

function readTargets(resource: string): object {
  try {
    const bytes = atob(resource.slice(prefix.length).replaceAll('-', '+').replaceAll('_', '/'))
    const { att } = JSON.parse(new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)))) as {
      att?: unknown
    }
    if (isRecord(att)) return att
  } catch (cause) {
    throw new WalletResponseError('The wallet signed a grant that cannot be read', { cause })
  }
  throw new WalletResponseError('The wallet signed a grant that cannot be read')
}

/** Actions by ability, in the order of the alphabet. */
function byAbility(names: readonly (readonly [string, string | undefined])[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>()
  const sorted = names
    .map(([ability, action = '']) => ({ ability, action }))
    .sort((one, other) => one.action.localeCompare(other.action))
  for (const { ability, action } of sorted) found.set(ability, [...(found.get(ability) ?? []), action])
  return found
}

function textsIn(list: unknown): readonly string[] {
  return Array.isArray(list) ? (list as unknown[]).filter((each) => typeof each === 'string') : []
}
