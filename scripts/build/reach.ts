import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** The packages that a file of Portico names, statically or by `import()`, itself or through other files of Portico. */
export function packagesOf(file: string, seen = new Set<string>()): ReadonlySet<string> {
  const packages = new Set<string>()
  if (seen.has(file) || !existsSync(file)) return packages
  seen.add(file)
  for (const { fileName } of ts.preProcessFile(readFileSync(file, 'utf8')).importedFiles) {
    if (!fileName.startsWith('.')) packages.add(/^(?:@[^/]+\/)?[^/]+/.exec(fileName)?.[0] ?? fileName)
    else for (const name of packagesOf(join(file, '..', fileName), seen)) packages.add(name)
  }
  return packages
}

const page = /^(react|react-dom|jotai|qr|@radix-ui\/react-dialog)$/

/** Packages that entries need besides React, Jotai, Radix and qr; an entry that is not here needs none of them. */
const needs: Readonly<Record<string, RegExp>> = {
  eip155: /^viem$/,
  solana: /^@solana\/web3\.js$/,
  server: /^viem$/,
  // It writes files, on the machine of an operator.
  'vault-app': /^node:(fs|path)$/,
}

/** Entries that name a package which only another entry needs. */
export function strayPackages(
  entries: readonly string[],
  packages: (entry: string) => ReadonlySet<string>,
): readonly string[] {
  return entries.flatMap((entry) =>
    [...packages(entry)]
      .filter((name) => !page.test(name) && !needs[entry]?.test(name))
      .map((name) => `${entry} names ${name}`),
  )
}
