import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

/** Ways to make elements from text. SVG from others may run scripts and load files through each of them, but not in an `img`. */
const inserting =
  /dangerouslySetInnerHTML|(?:inner|outer)HTML|insertAdjacentHTML|createContextualFragment|DOMParser|srcDoc|document\.write|(?<!\w)<(?:object|embed|foreignObject)\b/

describe('pictures and documents of others', () => {
  it('never become elements of the page', () => {
    const found = readdirSync('src', { encoding: 'utf8', recursive: true })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test/.test(file))
      .filter((file) => inserting.test(readFileSync(join('src', file), 'utf8')))
    expect(found).toEqual([])
  })

  it('have a frame in one place, for a page of its own origin', () => {
    const found = readdirSync('src', { encoding: 'utf8', recursive: true }).filter(
      (file) => /(?<!\.test)\.tsx?$/.test(file) && /(?<!\w)<iframe\b/.test(readFileSync(join('src', file), 'utf8')),
    )
    expect(found).toEqual([join('primitives', 'layout', 'PageFrame.tsx')])
  })
})
