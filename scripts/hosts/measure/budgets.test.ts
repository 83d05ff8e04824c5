import { describe, expect, it } from 'vitest'
import { budgets, judge, judgeLate, type Budget } from './budgets'
import { lateFiles } from './lateFiles'
import { lateFilesSource } from './writeLateFiles'

const limits: readonly Budget[] = [
  { name: 'JS', limit: 14.5, unit: 'kB' },
  { name: 'files', limit: 3, unit: 'files' },
]

const keptOf = (verdicts: ReturnType<typeof judge>) => verdicts.map(({ name, isKept }) => [name, isKept])

describe('judge', () => {
  it('keeps what is at its limit', () => {
    expect(
      keptOf(
        judge(
          new Map([
            ['JS', 14.5],
            ['files', 3],
          ]),
          limits,
        ),
      ),
    ).toEqual([
      ['JS', true],
      ['files', true],
    ])
  })

  it('does not keep a number that is passed, by however little', () => {
    expect(
      keptOf(
        judge(
          new Map([
            ['JS', 14.501],
            ['files', 4],
          ]),
          limits,
        ),
      ),
    ).toEqual([
      ['JS', false],
      ['files', false],
    ])
  })

  it('does not keep what was not measured', () => {
    expect(keptOf(judge(new Map([['JS', 1]]), limits))).toEqual([
      ['JS', true],
      ['files', false],
    ])
  })
})

describe('judgeLate', () => {
  it('does not keep a file over its limit, a file without a name, and a name without a file', () => {
    const verdicts = judgeLate(
      new Map([
        ['account', 5],
        ['pairing', 13],
        ['surprise', 1],
      ]),
      { account: 6, pairing: 12, gone: 2 },
    )
    expect(keptOf(verdicts)).toEqual([
      ['account', true],
      ['gone', false],
      ['pairing', false],
      ['surprise', false],
    ])
  })
})

describe('lateFilesSource', () => {
  it('gives every file 5 % more than it weighs', () => {
    const source = lateFilesSource(
      new Map([
        ['reader', 10],
        ['preload-helper', 1.001],
        ['account', 2],
      ]),
    )
    expect(source).toContain("{\n  account: 2.1,\n  'preload-helper': 1.06,\n  reader: 10.5,\n}\n")
  })

  it('lets nothing grow past 8 kB that weighs less', () => {
    const source = lateFilesSource(
      new Map([
        ['account', 7.8],
        ['reader', 8.01],
      ]),
    )
    expect(source).toContain('{\n  account: 8,\n  reader: 8.42,\n}\n')
  })
})

describe('budgets', () => {
  it('are each called by a name of their own', () => {
    expect(new Set(budgets.map(({ name }) => name)).size).toBe(budgets.length)
  })

  it('let each part of an account come with at most 8 kB', () => {
    const parts = [
      'account',
      'accountState',
      'activity',
      'callsHook',
      'nfts',
      'onramp',
      'onrampHook',
      'onrampSteps',
      'readOnramp',
      'readQuote',
      'receive',
      'reviewSwap',
      'send',
      'sendSteps',
      'swap',
      'swapHook',
      'swapSteps',
      'tokens',
    ]
    expect(parts.filter((name) => !((lateFiles[name] ?? Infinity) <= 8))).toEqual([])
  })
})
