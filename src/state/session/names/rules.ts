import { InvalidNameError, NameTooShortError } from './registrationErrors'

const nameMin = 4
/** Of a whole name, with its zone: what the service accepts. */
const wholeMax = 64

/** Returns a typed or pasted text as a name without its zone: lower case letters, digits and hyphens. */
export function cleanName(text: string, zone: string): string {
  const plain = text.trim().toLowerCase()
  const suffix = `.${zone}`
  return (plain.endsWith(suffix) ? plain.slice(0, -suffix.length) : plain).replace(/[^a-z0-9-]/g, '')
}

/** The name with its zone. */
export function wholeName(name: string, zone: string): string {
  return `${name}.${zone}`
}

/** Why a name cannot be had; nothing when it may be. */
export function nameFault(name: string, zone: string): NameTooShortError | InvalidNameError | undefined {
  if (name.length < nameMin) return new NameTooShortError()
  const isRight = /^[a-zA-Z0-9-]+$/.test(name) && wholeName(name, zone).length <= wholeMax
  return isRight ? undefined : new InvalidNameError()
}
