import { join } from 'node:path'
import type { Rolldown } from 'tsdown'
import { bundlePairing, type PairingBundle } from './bundlePairing.ts'
import { writeNotices } from './notices.ts'
import { packagesOf, type Included } from './packages.ts'

const noticesFile = 'THIRD_PARTY_NOTICES.txt'
const icons = join(import.meta.dirname, '../../node_modules/@web3icons/core/package.json')

/**
 * Puts the bundled pairing library where our code names its packages, as the module
 * `src/chains/walletConnect/library.js`, and writes the notices of everything of others in the output.
 */
export function thirdParty(): Rolldown.Plugin {
  const library = join(import.meta.dirname, '../../src/chains/walletConnect/library.js')
  let bundling: Promise<PairingBundle> | undefined
  const pairing = () => (bundling ??= bundlePairing())
  return {
    name: 'third-party',
    resolveId: {
      order: 'pre',
      filter: { id: /^@walletconnect\/(core|relay-auth|universal-provider)$/ },
      handler: (_source, importer) =>
        importer?.endsWith('.ts') && !importer.endsWith('.d.ts') ? { id: library, moduleSideEffects: false } : null,
    },
    load: {
      filter: { id: /\/walletConnect\/library\.js$/ },
      handler: async (id) => (id === library ? { code: (await pairing()).code, moduleSideEffects: false } : null),
    },
    async generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((part) =>
        part.type === 'chunk'
          ? Object.entries(part.modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? id : []))
          : [],
      )
      const hasPairing = modules.includes(library)
      // Our script writes the drawings of its icons into modules of `src`.
      const drawn = modules.some((id) => /\/marks\/marksOf\w+\.late\.ts$/.test(id)) ? [icons] : []
      const packages = [...packagesOf([...modules, ...drawn]), ...(hasPairing ? (await pairing()).packages : [])]
      if (packages.length > 0)
        this.emitFile({ type: 'asset', fileName: noticesFile, source: writeNotices(unique(packages)) })
    },
  }
}

function unique(packages: readonly Included[]): readonly Included[] {
  return [...new Map(packages.map((one) => [`${one.name} ${one.version}`, one])).values()]
}
