import { describe, expect, it } from 'vitest'
import { avatarTints } from './avatarTints'

describe('avatarTints', () => {
  it('starts with the colour that the address spells', () => {
    expect(avatarTints('0xAbCdEf0000000000000000000000000000000000')[0]).toBe('#abcdef')
  })

  it('steps 15 percent towards white', () => {
    expect(avatarTints('0x000000')).toEqual(['#000000', '#262626', '#4d4d4d', '#737373', '#999999'])
    expect(avatarTints('0xff8000')).toEqual(['#ff8000', '#ff9326', '#ffa64d', '#ffb973', '#ffcc99'])
  })

  it('reads only hexadecimal digits, of whatever spelling of address', () => {
    // Base58: 'zzabzzcdzzef' and so on.
    expect(avatarTints('zzabzzcdzzefzz')[0]).toBe('#abcdef')
  })

  it('pads what is too short', () => {
    expect(avatarTints('0xab')[0]).toBe('#ab0000')
    expect(avatarTints('')[0]).toBe('#000000')
  })
})
