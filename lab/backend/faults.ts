import { onrampFaults, type OnrampFault } from './onramp'
import { convertFaults, convertLies, type ConvertFault, type ConvertLie } from './convertFaults'

/** Faults of the backend; changed at any time, here or by POST /faults. */
export interface Faults {
  /** Only requests whose path starts like this. */
  path: string
  /** Status of every answer; null answers properly. */
  status: number | null
  /** Body of an answer with `status`; null takes what a server usually says. */
  message: string | null
  /** Waits this long before it answers, in milliseconds. */
  delayMs: number
  /** Well-formed but without entries, no body at all, cut off in the middle, of another shape, or mixed with hostile wallets. */
  body: 'empty' | 'blank' | 'malformed' | 'misshapen' | 'hostile' | null
  /** Images that are absent, are pages, are drawings with a script, or never end. */
  images: 'missing' | 'page' | 'script' | 'huge' | null
  /** The fault of selling. */
  onramp: OnrampFault | null
  /** The fault of its provider of swaps. */
  convert: ConvertFault | null
  /** The lie of its provider of swaps. */
  lie: ConvertLie | null
}

export const noFaults: Faults = {
  path: '/',
  status: null,
  message: null,
  delayMs: 0,
  body: null,
  images: null,
  onramp: null,
  convert: null,
  lie: null,
}

const bodies: readonly unknown[] = ['empty', 'blank', 'malformed', 'misshapen', 'hostile']
const images: readonly unknown[] = ['missing', 'page', 'script', 'huge']
const converts: readonly unknown[] = convertFaults

/** Takes the faults out of what was posted; null when it is not about faults. */
export function readFaults(text: string): Partial<Faults> | null {
  try {
    const given: unknown = JSON.parse(text)
    if (typeof given !== 'object' || given === null || Array.isArray(given)) return null
    const isRight: Readonly<Record<string, (value: unknown) => boolean>> = {
      path: (value) => typeof value === 'string',
      status: (value) => value === null || (Number.isInteger(value) && Number(value) >= 200 && Number(value) < 600),
      message: (value) => value === null || typeof value === 'string',
      delayMs: (value) => Number.isInteger(value) && Number(value) >= 0,
      body: (value) => value === null || bodies.includes(value),
      images: (value) => value === null || images.includes(value),
      onramp: (value) => value === null || (onrampFaults as readonly unknown[]).includes(value),
      convert: (value) => value === null || converts.includes(value),
      lie: (value) => value === null || Object.hasOwn(convertLies, String(value)),
    }
    return Object.entries(given).every(([name, value]) => Object.hasOwn(isRight, name) && isRight[name]?.(value))
      ? given
      : null
  } catch {
    return null
  }
}
