import { describe, expect, it } from 'vitest'
import { classNames, styleFiles } from './classNames'

const files = ['src/a.css.ts', 'src/parts/b.css.ts']

describe('the names of classes', () => {
  it('are short, differ within a file and between files, and stay for the same style', () => {
    const nameOf = classNames(files)
    expect(nameOf({ hash: 'x1', filePath: 'src/a.css.ts' })).toBe('_p000')
    expect(nameOf({ hash: 'x2', filePath: 'src/a.css.ts' })).toBe('_p001')
    expect(nameOf({ hash: 'y1', filePath: 'src\\parts\\b.css.ts' })).toBe('_p010')
    expect(nameOf({ hash: 'x1', filePath: 'src/a.css.ts' })).toBe('_p000')
  })

  it('are given to styles of known files only', () => {
    expect(() => classNames(files)({ hash: 'z1', filePath: 'src/c.css.ts' })).toThrow('src/c.css.ts')
  })

  it('count every file of styles', () => {
    const found = styleFiles('src')
    expect(found).toContain('src/primitives/theme/reset.css.ts')
    expect(found.every((path) => path.endsWith('.css.ts'))).toBe(true)
  })
})
