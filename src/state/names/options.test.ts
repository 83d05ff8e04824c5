import { describe, expect, it } from 'vitest'
import { InvalidConfigError } from '../core/errors'
import { defineNames, type NamesOptions } from './options'

describe('defineNames', () => {
  it('takes a zone and perhaps an address', () => {
    expect(defineNames({ zone: 'portico.test' })).toEqual({ isChecked: true, zone: 'portico.test', apiUrl: undefined })
    expect(defineNames({ zone: 'a.b.example', apiUrl: 'https://names.example' }).apiUrl).toBe('https://names.example')
  })

  it.each([
    undefined,
    {},
    { zone: '' },
    { zone: 'plain' },
    { zone: 'Big.example' },
    { zone: '.example' },
    { zone: 7 },
    { zone: 'a.example', apiUrl: 7 },
  ])('refuses %j', (options) => {
    expect(() => defineNames(options as NamesOptions)).toThrow(InvalidConfigError)
  })
})
