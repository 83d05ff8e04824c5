import { describe, expect, it } from 'vitest'
import { lateFiles } from '../../../scripts/hosts/measure/lateFiles'
import { readStoryDocs } from '../../../scripts/docs/readStoryDocs'
import { lateWords } from './lateWords'
import { viewFiles, totalOf, viewWeights, weightOf } from './viewFiles'

describe('what views weigh', () => {
  it('is the sum of files that there are, for pages that there are', () => {
    expect(Object.values(viewFiles).flatMap((files) => files.filter((file) => !(file in lateFiles)))).toEqual([])
    const titles = readStoryDocs().map(({ title }) => title)
    expect(
      Object.keys(viewFiles).filter((name) => !titles.some((title) => `${title}/`.startsWith(`${name}/`))),
    ).toEqual([])
    expect(viewWeights.every(({ size }) => size > 0)).toBe(true)
  })

  it('has words for every late file', () => {
    expect(Object.keys(lateFiles).filter((name) => !(name in lateWords))).toEqual([])
  })

  it('stands on the page of a view', () => {
    expect(weightOf('Views/Approve/ApproveTransactionView')).toMatch(/At most [\d.]+ kB.*`approve` .*`describeRequest`/)
    const { size = 0 } = viewWeights.find(({ name }) => name === 'Views/Approve') ?? {}
    expect(weightOf('Views/Approve/ApproveTransactionView')).toContain(`In all at most ${totalOf(size)} kB`)
    expect(totalOf(size)).toBeGreaterThan(size + 50)
    expect(weightOf('Primitives/Lists/List')).toBeUndefined()
  })
})
