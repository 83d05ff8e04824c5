import { describe, expect, it } from 'vitest'
import { hostOf } from './hostOf'

describe('hostOf', () => {
  it('names the site', () => {
    expect(hostOf('https://www.lantern.example/get?from=here')).toBe('lantern.example')
    expect(hostOf('http://lantern.example:8080')).toBe('lantern.example')
  })

  it('shows a name written in look-alike letters as the browser would resolve it', () => {
    expect(hostOf('https://lаntern.example')).toBe('xn--lntern-3nf.example')
  })

  it.each([
    undefined,
    '',
    'lantern.example',
    'javascript:alert(1)',
    'data:text/html,hi',
    'https://lantern.example@evil.example',
  ])('is nothing for %s', (link) => {
    expect(hostOf(link)).toBeUndefined()
  })
})
