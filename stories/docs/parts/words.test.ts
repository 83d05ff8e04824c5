import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { en } from '../../../src/views/copy/en'
import { codeOfFlow, flowNames, words } from './words'

/** Runs a copied text. */
function run(code: string): Record<string, unknown> {
  const { outputText } = ts.transpileModule(code, { compilerOptions: { module: ts.ModuleKind.CommonJS } })
  const module = { exports: {} as { copy?: Record<string, unknown> } }
  new Function('exports', outputText)(module.exports)
  return module.exports.copy ?? {}
}

describe('the list of words', () => {
  it('has every key once, each in a flow', () => {
    const keys = words.map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
    expect(words.filter(({ flow }) => !flowNames.includes(flow))).toEqual([])
    expect(words).toContainEqual({ key: 'connect.title', flow: 'Connect', code: "'Connect a wallet'" })
    expect(words).toContainEqual({
      key: 'connecting.opening.title',
      flow: 'Connect',
      code: '(a) => `Continue in ${a}`',
    })
  })

  it('is copied as code with the same words', () => {
    const copied = Object.assign({}, ...flowNames.map((flow) => run(codeOfFlow(flow)))) as typeof en
    expect(Object.keys(copied).sort()).toEqual(Object.keys(en).sort())
    expect(copied.shell).toEqual(en.shell)
    expect(copied.alerts).toEqual(en.alerts)
    expect(copied.connecting.failed.detail).toBe(en.connecting.failed.detail)
    expect(copied.connecting.opening.title('Harbour')).toBe(en.connecting.opening.title('Harbour'))
    expect(copied.networks.results(7)).toBe(en.networks.results(7))
  })
})
