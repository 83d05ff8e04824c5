import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { addressOf } from '../../../scripts/docs/catalogueText'
import { readStoryDocs } from '../../../scripts/docs/readStoryDocs'
import { guideText, introductionText, pageOf } from './guideText'

const readme = readFileSync('README.md', 'utf8')
const guides = readdirSync('docs/guides').map((file) => file.replace('.md', ''))
const textOf = (guide: string) => readFileSync(`docs/guides/${guide}.md`, 'utf8')
const pages = readdirSync('stories/docs')
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => readFileSync(`stories/docs/${file}`, 'utf8'))
const pageNamed = (title: string) => pages.find((text) => text.includes(`<Meta title="${title}" />`))

describe('the guides', () => {
  it('each have a page in Storybook', () => {
    expect(Object.keys(pageOf).sort()).toEqual([...guides].sort())
  })

  it.each(Object.entries(pageOf))('%s is on the page %s', (guide, title) => {
    expect(pageNamed(title)).toContain(`<Guide name="${guide}" />`)
    expect(textOf(guide)).toMatch(/^# .+\n\n/)
    expect(guideText(textOf(guide)).length).toBeGreaterThan(100)
  })

  it('have a link in README each', () => {
    expect(guides.filter((guide) => !readme.includes(`](docs/guides/${guide}.md)`))).toEqual([])
  })

  it('link to files that exist, and in Storybook to its pages', () => {
    for (const guide of guides)
      for (const [, link = ''] of textOf(guide).matchAll(/\]\((?!https?:)([^)]*)\)/g))
        expect(readFileSync(`docs/guides/${link}`, 'utf8'), `${guide}: ${link}`).not.toBe('')
    const texts = [introductionText(readme), ...guides.map((guide) => guideText(textOf(guide)))].join('\n')
    expect(texts).toContain('](?path=/docs/guides-hooks--docs)')
    expect(texts).not.toMatch(/\]\((?!https?:|\?path=)/)
  })

  it('have titles on their pages that are those of the sidebar', () => {
    const named = pages.map((text) => [
      /<Meta title="(?:Guides\/)?(.*)" \/>/.exec(text)?.[1],
      /^# (.*)$/m.exec(text)?.[1],
    ])
    expect(named.filter(([title, heading]) => title !== heading)).toEqual([])
  })

  it('are listed by task, with links to pages that exist', () => {
    const tasks = pageNamed('Guides/I want to') ?? ''
    const addresses = pages.map((text) => addressOf(/<Meta title="(.*)" \/>/.exec(text)?.[1] ?? ''))
    const known = [...addresses, ...readStoryDocs().map(({ title }) => addressOf(title))]
    const links = [...tasks.matchAll(/\]\((.*?)\)/g)].map(([, link = '']) => link)
    expect(links.length).toBeGreaterThan(20)
    expect(links.filter((link) => !known.includes(link))).toEqual([])
  })
})

describe('README', () => {
  it('has at most 200 lines', () => {
    expect(readme.split('\n').length).toBeLessThanOrEqual(200)
  })

  it('shows its pictures on GitHub and not in Storybook, which does not publish them', () => {
    expect(readme).toContain('<img ')
    expect(introductionText(readme)).not.toContain('<img ')
  })
})
