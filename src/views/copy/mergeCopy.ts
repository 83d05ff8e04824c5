import type { Copy } from './en'

/** Some of the words, as deep in the catalogue as they are; what is left out stays as it was. */
export type PartialCopy<Words = Copy> = {
  readonly [Key in keyof Words]?:
    (Words[Key] extends (...args: never[]) => unknown ? Words[Key] : PartialCopy<Words[Key]>) | undefined
}

/** Lays a host's words over others. Keys that are unknown, or of another kind than ours, are left out. */
export function mergeCopy<Words extends object>(words: Words, own: PartialCopy<Words> | null | undefined): Words {
  const merged = { ...words }
  for (const key in words) {
    const given: unknown = own?.[key]
    if (typeof given !== typeof words[key]) continue
    merged[key] = (typeof given === 'object' ? mergeCopy(words[key] as object, given) : given) as never
  }
  return merged
}
