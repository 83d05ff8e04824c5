import { describe, expect, it } from 'vitest'
import { lookOf } from '../../../.storybook/toolbar'
import { masters, rowsNamed, rowsOf, tokenRows, toldValue } from './rows'

describe('pages of foundations', () => {
  it('show every token of the contract, once, with its name, its path and when to use it', () => {
    expect(tokenRows.length).toBeGreaterThan(40)
    expect(tokenRows.find(({ name }) => name === '--portico-color-on-accent')?.typed).toBe('vars.color.onAccent')
    expect(tokenRows.find(({ name }) => name === '--portico-space-3')?.typed).toBe('vars.space[3]')
    const groups = [masters, 'corner', 'text', 'space', 'color', 'motion'] as const
    expect(groups.flatMap(rowsOf)).toHaveLength(tokenRows.length)
    const told = tokenRows.map(({ use }) => use)
    expect(new Set(told).size).toBe(told.length)
  })

  it('find tokens by their paths', () => {
    expect(rowsNamed('zIndex', 'color.backdrop').map(({ name }) => name)).toEqual([
      '--portico-z-index',
      '--portico-color-backdrop',
    ])
  })

  it('say what is computed with its result', () => {
    expect(toldValue('calc(4px * 1.5)')).toBe('6px = 4px × 1.5')
    expect(toldValue('24px')).toBe('24px')
  })
})

describe('the toolbar', () => {
  it('leaves the theme alone until it is asked for more', () => {
    expect(lookOf({ mode: 'auto', dir: 'ltr', locale: 'en', motion: 'full', text: '100 %' })).toEqual({
      mode: 'auto',
      dir: 'ltr',
      lang: 'en',
      theme: undefined,
    })
  })

  it('puts contrast, large text and stillness together', () => {
    const look = lookOf({ mode: 'high contrast dark', dir: 'rtl', locale: 'ar', motion: 'reduced', text: '200 %' })
    expect(look).toMatchObject({ mode: 'dark', dir: 'rtl', lang: 'ar' })
    expect(look.theme).toMatchObject({ fontSize: '20px', color: { text: '#ffffff' }, motion: { loop: 'paused' } })
  })
})
