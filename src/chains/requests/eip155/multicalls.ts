import type { CallDescription } from '../types/calls'
import type { Values } from './values'

export interface CallSite {
  /** The contract that is called. */
  readonly to: string
  /** Describes a call within the call. */
  readonly inner: (call: { to: string; value: bigint; data: Uint8Array }, index: number) => CallDescription
}

/** Calls of the contract itself. */
export function own(list: Values, { to, inner }: CallSite, deadline: bigint | null) {
  const calls = list.map((data, index) => inner({ to, value: 0n, data: data.bytes() }, index))
  return { action: 'multicall', calls, deadline } as const
}

/** Calls of other contracts, each a tuple that begins with its target. */
export function others(list: Values, site: CallSite, data: number, value: number | null) {
  return several(
    list.map((call) => call),
    site,
    data,
    value,
  )
}

/** The same for calls that are at hand; `data` and `value` are places in the tuple. */
export function several(list: readonly Values[], { inner }: CallSite, data: number, value: number | null) {
  const calls = list.map((call, index) =>
    inner({ to: call.text(0), value: value === null ? 0n : call.number(value), data: call.bytes(data) }, index),
  )
  return { action: 'multicall', calls, deadline: null } as const
}

/** Calls whose targets, values and data stand in lists of their own. */
export function columns(v: Values, { inner }: CallSite, data: number, value: number | null) {
  const targets = v.list(0)
  v.expectLength(data, targets.size)
  if (value !== null) v.expectLength(value, targets.size)
  const calls = targets.map((target, index) =>
    inner(
      {
        to: target.text(),
        value: value === null ? 0n : v.list(value).at(index).number(),
        data: v.list(data).at(index).bytes(),
      },
      index,
    ),
  )
  return { action: 'multicall', calls, deadline: null } as const
}
