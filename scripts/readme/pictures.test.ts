import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { imageOf, pictures, picturesFolder } from './pictures'

const readme = readFileSync('README.md', 'utf8')

describe('the pictures of README', () => {
  it('are three, with words for whoever does not see them', () => {
    expect(pictures).toHaveLength(3)
    expect(readme.match(/<img [^>]*>/g)).toEqual(pictures.map(imageOf))
    for (const { alt } of pictures) expect(alt.length).toBeGreaterThan(40)
  })

  it('are drawn of stories that there are', () => {
    for (const { file, story, id } of pictures) {
      const text = readFileSync(file, 'utf8')
      expect(text).toContain(`export const ${story}: Story`)
      const title = /title: '([^']+)'/.exec(text)?.[1] ?? ''
      const words = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
      expect(id).toBe(`${words(title)}--${words(story.replaceAll(/(?<=[a-z])[A-Z]/g, ' $&'))}`)
    }
  })

  it('are small, and no others lie beside them', () => {
    expect(readdirSync(picturesFolder).sort()).toEqual(pictures.map(({ name }) => `${name}.webp`).sort())
    for (const { name } of pictures) {
      const image = readFileSync(`${picturesFolder}/${name}.webp`)
      expect(image.subarray(8, 12).toString()).toBe('WEBP')
      expect(image.length).toBeLessThan(60_000)
    }
  })

  it('stay out of the package', () => {
    const { files } = JSON.parse(readFileSync('package.json', 'utf8')) as { files: readonly string[] }
    expect(files).toEqual(['dist'])
    expect(existsSync(`dist/${picturesFolder}`)).toBe(false)
  })
})
