import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const require = createRequire(import.meta.url)
const contracts = [
  'LabBatch',
  'LabAccountFactory',
  'LabItems',
  'LabNft',
  'LabToken',
  'LabOddToken',
  'LabSilentToken',
  'LabPlainToken',
  'LabWeth',
  'LabFactory',
  'LabRouter',
  'LabEnsRegistry',
  'LabEnsResolver',
  'LabReverseRegistrar',
  'LabUniversalResolver',
]
const modules = [
  'compile',
  'contractAccounts',
  'deploy',
  'ens',
  'labNames',
  'pools',
  'putContract',
  'startChain',
  'tokens',
]
const sources = [...contracts.map((name) => `contracts/${name}.sol`), ...modules.map((name) => `${name}.ts`)]
const packages = ['@foundry-rs/anvil', '@openzeppelin/contracts', 'solc', 'viem']

/** Changes whenever what is deployed, or what can restore it, would change. */
export function fingerprint(): string {
  const hash = createHash('sha256')
  for (const file of sources) hash.update(readFileSync(join(import.meta.dirname, file)))
  for (const name of packages) hash.update(readFileSync(require.resolve(`${name}/package.json`)))
  return hash.digest('hex').slice(0, 16)
}
