import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { addressOf } from '../../../scripts/docs/catalogueText'
import { readStoryDocs } from '../../../scripts/docs/readStoryDocs'
import { pageOf, sectionOf } from './readmeText'

const readme = readFileSync('README.md', 'utf8')
const pages = readdirSync('stories/docs')
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => readFileSync(`stories/docs/${file}`, 'utf8'))
const pageNamed = (title: string) => pages.find((text) => text.includes(`<Meta title="${title}" />`))

/** Sections for people who work on Portico, and not for those who use it. */
const inner = ['Work on Portico', 'Architecture', 'Licence']

describe('README in the documentation', () => {
  it('has a page for every part that is for hosts', () => {
    const headings = [...readme.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading ?? '')
    expect([...Object.keys(pageOf), ...inner].sort()).toEqual(headings.sort())
  })

  it.each(Object.entries(pageOf))('%s stands on the page %s', (heading, title) => {
    expect(pageNamed(title)).toContain(`<ReadmeSection of="${heading}" />`)
    expect(sectionOf(readme, heading).length).toBeGreaterThan(100)
  })

  it('has pages that are named as the sidebar names them', () => {
    const named = pages.map((text) => [
      /<Meta title="(?:Guides\/)?(.*)" \/>/.exec(text)?.[1],
      /^# (.*)$/m.exec(text)?.[1],
    ])
    expect(named.filter(([title, heading]) => title !== heading)).toEqual([])
  })

  it('leads by task to pages that there are', () => {
    const tasks = pageNamed('Guides/I want to') ?? ''
    const guides = pages.map((text) => addressOf(/<Meta title="(.*)" \/>/.exec(text)?.[1] ?? ''))
    const known = [...guides, ...readStoryDocs().map(({ title }) => addressOf(title))]
    const links = [...tasks.matchAll(/\]\((.*?)\)/g)].map(([, link = '']) => link)
    expect(links.length).toBeGreaterThan(20)
    expect(links.filter((link) => !known.includes(link))).toEqual([])
  })

  it('leads from part to part', () => {
    const texts = [sectionOf(readme, null), ...Object.keys(pageOf).map((heading) => sectionOf(readme, heading))].join(
      '\n',
    )
    expect(texts).toContain('](?path=/docs/guides-hooks--docs)')
    expect(texts).not.toMatch(/\]\(#/)
    expect(readme).toContain('<img ')
    expect(texts, 'what Storybook does not publish').not.toContain('<img ')
    expect(texts).not.toMatch(/\]\((?!https?:|\?path=)/)
  })

  it('refuses a part that is not there', () => {
    expect(() => sectionOf(readme, 'Nowhere')).toThrow('Nowhere')
  })
})
