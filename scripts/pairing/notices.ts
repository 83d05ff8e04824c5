import { refusalOf } from '../licences.ts'
import type { Included } from './packages.ts'

const rule = '-'.repeat(80)

/**
 * The file of notices: who is included, under which licence, and each text once.
 * @throws when a package may not be passed on
 */
export function writeNotices(packages: readonly Included[]): string {
  const refused = packages.map(refusalOf).filter((problem) => problem !== null)
  if (refused.length > 0) throw new Error(`Not to be bundled: ${refused.join('; ')}`)
  const sharers = new Map<string, string[]>()
  for (const { name, version, license, texts } of packages) {
    const text = texts.join('\n\n')
    sharers.set(text, [...(sharers.get(text) ?? []), `${name} ${version} (${license})`])
  }
  const parts = [...sharers].map(([text, names]) => `${names.join('\n')}\n\n${text}`)
  return `${[heading, ...parts].join(`\n\n${rule}\n\n`)}\n`
}

const heading = `Portico includes code of the packages below, bundled and stripped of what is not used, otherwise unchanged, but
that the pairing library has neither viem nor its own storage, and drawings of @web3icons/core. Each stands under its own
licence. Marks of wallets and networks are trademarks of their owners, shown to name them: no licence for a drawing is one
for a mark.`
