import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { codeBlocks } from '../readme/readmeBlocks'
import { llmsTexts } from './llms'

const { 'llms.txt': index, 'llms-full.txt': full } = llmsTexts()
const guides = readdirSync('docs/guides')

describe('llms.txt', () => {
  it('begins with a title and a summary, as llmstxt.org says', () => {
    expect(index).toMatch(/^# Portico\n\n> Portico is .+\n\n## Guides\n\n- \[/)
  })

  it('links to every guide and to the API of every entry with code, and to no missing file', () => {
    expect(guides.filter((file) => !index.includes(`/docs/guides/${file})`))).toEqual([])
    expect(index).toContain('- [`portico`](')
    expect(index).toContain('- [`portico/errors`](')
    for (const [, file = ''] of index.matchAll(/blob\/main\/([^)]+)\)/g))
      expect(readFileSync(file, 'utf8')).not.toBe('')
  })
})

describe('llms-full.txt', () => {
  it('has every code block of README and of the guides', () => {
    const files = ['README.md', ...guides.map((file) => `docs/guides/${file}`)]
    const blocks = files.flatMap((file) => codeBlocks(file, readFileSync(file, 'utf8')))
    expect(blocks.length).toBeGreaterThan(15)
    expect(blocks.filter(({ code }) => !full.includes(code))).toEqual([])
  })

  it('has the types of the entries, and no marks of the reports', () => {
    expect(full).toContain('export function createPortico(')
    expect(full).toContain('export function createSignInServer(')
    expect(full).not.toMatch(/\(undocumented\)|@public|<img /)
  })
})
