import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The source of `lateFiles.ts`, where every file may weigh 5 % more than it does. */
export function lateFilesSource(measured: ReadonlyMap<string, number>): string {
  // Names that are no identifiers are quoted.
  const key = (name: string) => (/^[a-z_$][\w$]*$/i.test(name) ? name : `'${name}'`)
  const lines = [...measured]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, kB]) => `  ${key(name)}: ${limitOf(kB)},\n`)
  return `/**
 * kB of every file that a host with everything loads late, by the name that Vite 8 gives it: what it weighs and 5 %.
 * Written by \`npm run check:hosts -- --update\`; what grew is seen in the diff.
 */
export const lateFiles: Readonly<Record<string, number>> = {
${lines.join('')}}
`
}

export function writeLateFiles(measured: ReadonlyMap<string, number>): void {
  writeFileSync(join(import.meta.dirname, 'lateFiles.ts'), lateFilesSource(measured))
}

/** A part of the account weighs at most 8 kB, and so does not grow past them by the 5 %. */
function limitOf(kB: number): number {
  const limit = Math.ceil(kB * 1.05 * 100) / 100
  return kB <= 8 ? Math.min(limit, 8) : limit
}
