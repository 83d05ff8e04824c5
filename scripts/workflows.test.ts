import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const folder = '.github/workflows'
const workflows = readdirSync(folder).map((name) => [name, readFileSync(`${folder}/${name}`, 'utf8')] as const)
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Readonly<Record<string, string>> }

describe.each(workflows)('%s', (_name, text) => {
  it('takes each action by its commit, with the version beside it', () => {
    const uses = text.match(/uses: .*/g) ?? []
    expect(uses.length).toBeGreaterThan(0)
    for (const use of uses) expect(use).toMatch(/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  })

  it('begins with no right but reading', () => {
    expect(/^permissions: (.*)$/m.exec(text)?.[1]).toMatch(/^\{( contents: read )?\}$/)
  })

  it('runs scripts that there are', () => {
    for (const [, name = ''] of text.matchAll(/npm run (?:-s )?([\w:]+)/g)) expect(Object.keys(scripts)).toContain(name)
  })
})

describe('storybook.yml', () => {
  const text = workflows.find(([name]) => name === 'storybook.yml')?.[1] ?? ''
  const [build = '', publish = ''] = text.split('\n  publish:')

  it('publishes what was built, on a push to main only', () => {
    expect(text).toContain('push: { branches: [main] }')
    expect(text).not.toContain('pull_request')
    const written = /--output-dir (\S+)/.exec(scripts['build:storybook'] ?? '')?.[1]
    expect(text).toContain(`path: ${written} `)
  })

  it('runs code of the repository without the rights to publish', () => {
    expect(build).toContain('permissions: { contents: read }')
    expect(build).not.toContain('write')
    expect(publish).toContain('permissions: { pages: write, id-token: write }')
    expect(publish).not.toContain('run:')
  })
})
