import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Abi, Hex } from 'viem'

const require = createRequire(import.meta.url)
const folder = join(import.meta.dirname, 'contracts')

export interface Compiled {
  readonly abi: Abi
  readonly bytecode: Hex
}

interface CompilerOutput {
  errors?: { severity: string; formattedMessage: string }[]
  contracts: Record<string, Record<string, { abi: Abi; evm: { bytecode: { object: string } } }>>
}

const known = new Map<string, Compiled>()

/** Compiles a contract of the lab with solc-js, once in a process; imports come from npm packages. */
export function compile(name: string): Compiled {
  const compiled = known.get(name) ?? compileAnew(name)
  known.set(name, compiled)
  return compiled
}

function compileAnew(name: string): Compiled {
  const solc = require('solc') as {
    compile(input: string, callbacks: { import: (path: string) => { contents?: string; error?: string } }): string
  }
  const input = {
    language: 'Solidity',
    sources: { [name]: { content: read(name) } },
    settings: {
      evmVersion: 'cancun',
      optimizer: { enabled: true, runs: 200 },
      outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
    },
  }
  const findImport = (path: string) => {
    try {
      return { contents: readFileSync(require.resolve(path), 'utf8') }
    } catch (error) {
      return { error: String(error) }
    }
  }
  const output = JSON.parse(solc.compile(JSON.stringify(input), { import: findImport })) as CompilerOutput
  const errors = (output.errors ?? []).filter(({ severity }) => severity === 'error')
  const contract = output.contracts?.[name]?.[name]
  if (errors.length > 0 || !contract) throw new Error(errors.map((error) => error.formattedMessage).join('\n'))
  return { abi: contract.abi, bytecode: `0x${contract.evm.bytecode.object}` }
}

function read(name: string): string {
  return readFileSync(join(folder, `${name}.sol`), 'utf8')
}
