import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readStoryDocs } from '../../../scripts/docs/readStoryDocs'
import { en } from '../../../src/views/copy/en'
import { allAnnouncements, announcements, announcementsOf } from './announcements'

const titles = readStoryDocs().map(({ title }) => title)
const saidWhen = (view: string, when: RegExp) =>
  announcements.filter((one) => one.view === view && when.test(one.when)).map(({ isAlert, words }) => [isAlert, words])

describe('what is announced', () => {
  it('belongs to views that there are', () => {
    expect(announcements.filter(({ view }) => !titles.includes(`Views/${view}`)).map(({ view }) => view)).toEqual([])
  })

  it('is told of every view that says something', () => {
    const told = new Set(announcements.map(({ view }) => view.split('/').at(-1)))
    const speaking = readdirSync('src/views', { recursive: true, encoding: 'utf8' })
      .filter(
        (file) => file.endsWith('View.tsx') && readFileSync(join('src/views', file), 'utf8').includes('<LiveRegion'),
      )
      .map((file) => basename(file, '.tsx'))
    expect(speaking.length).toBeGreaterThan(10)
    expect(speaking.filter((view) => !told.has(view))).toEqual([])
  })

  it('has a time, a place and words without a hole', () => {
    for (const { when, words, focus } of announcements)
      expect([when, focus, ...words].filter((text) => text === '' || /undefined|\$\{|=>/.test(text))).toEqual([])
    expect(new Set(announcements.map(({ view, when }) => `${view} ${when}`)).size).toBe(announcements.length)
  })

  it('interrupts where something was declined or failed, in every view', () => {
    const bad = announcements.filter(({ when }) => /declines|fails|not accepted|is an error/.test(when))
    expect(bad.length).toBeGreaterThan(8)
    expect(bad.filter(({ isAlert }) => !isAlert)).toEqual([])
    expect(saidWhen('Sign in/SIWXSignMessageView', /declines/)).toEqual([[true, [en.snacks.signatureDeclined]]])
  })

  it('stands in the guide and on the page of a view', () => {
    expect(readFileSync('stories/docs/Accessibility.mdx', 'utf8')).toContain('<AnnouncementTable />')
    expect(allAnnouncements.split('\n')).toHaveLength(announcements.length + 2)
    expect(announcementsOf('Views/Connect/ConnectingView')).toContain(en.connecting.declined.detail)
    expect(announcementsOf('Primitives/Lists/List')).toBeUndefined()
  })
})
