import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { NetworkNotFoundError } from '../state/core/requestErrors'
import * as entry from './errors'

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  .map((file) => readFileSync(`src/${file}`, 'utf8'))
  .join('\n')

/** The classes of the sources that are, or lead to, `PorticoError`. */
function findErrors(): readonly string[] {
  const parents = new Map<string, string>()
  for (const [, name = '', parent = ''] of sources.matchAll(/\bclass (\w+) extends (\w+)/g)) parents.set(name, parent)
  const isOurs = (name = ''): boolean => name === 'PorticoError' || (parents.has(name) && isOurs(parents.get(name)))
  return [...parents.keys()].filter(isOurs).sort()
}

const classes = Object.entries(entry as unknown as Readonly<Record<string, new (...given: unknown[]) => Error>>)
const made = classes.map(([name, Made]) => [name, new Made('given', []) as entry.PorticoError] as const)

/** The message of these says what was given, what is allowed, or what the cause was. */
const saidByMessage = ['PorticoError', 'InvalidConfigError', 'InvalidNetworkError']

/** Addresses of the guides in the published Storybook. */
const pages = readdirSync('stories/docs').filter((file) => file.endsWith('.mdx'))
const guides = pages.flatMap((file) => {
  const [, title] = /<Meta title="Guides\/(.*)" \/>/.exec(readFileSync(`stories/docs/${file}`, 'utf8')) ?? []
  const page = title?.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  return page ? [`https://portico-js.github.io/portico/?path=/docs/guides-${page}--docs`] : []
})

describe('portico/errors', () => {
  it('has every error class there is', () => {
    expect(classes.map(([name]) => name).sort()).toEqual(findErrors())
    expect(classes.length).toBeGreaterThan(60)
  })

  it.each(made)('%s is named as it is imported, and says in a line what can be done', (name, error) => {
    expect(error).toBeInstanceOf(entry.PorticoError)
    expect(error.name).toBe(name)
    if (saidByMessage.includes(name)) expect(error.details).toBe(error.message)
    else expect(error.details).toMatch(/^(?=.{15,140}$)[A-Za-z].+[.?…]$/)
    if (error.docsPath !== undefined) expect(guides).toContain(error.docsPath)
  })

  it('links more than 30 classes to a guide', () => {
    expect(made.filter(([, { docsPath }]) => docsPath !== undefined).length).toBeGreaterThan(30)
  })

  it('says in plain words what a sentence of other toolkits means here', () => {
    expect(new entry.DestroyedError()).toMatchObject({
      message: 'No ConnectionController client found',
      details: expect.stringContaining('destroy()') as unknown,
    })
    expect(new NetworkNotFoundError(10, [])).toMatchObject({
      message: 'Network not found',
      details: 'Asked for 10, there is . A network is named by its CAIP-2 id, and added by addNetwork().',
    })
  })
})
