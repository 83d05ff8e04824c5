import { afterEach, describe, expect, it, vi } from 'vitest'
import { createEmitter } from './emitter'

afterEach(() => void vi.restoreAllMocks())

describe('the events of a provider', () => {
  it('reach every listener, also when one throws, leaves or joins meanwhile', () => {
    const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { on, removeListener, emit } = createEmitter()
    const heard: unknown[] = []
    const once = (payload: never) => {
      removeListener('chainChanged', once)
      on('chainChanged', (later) => void heard.push(['joined', later]))
      heard.push(['once', payload])
    }
    const mistake = new Error('The page made a mistake')
    on('chainChanged', () => {
      throw mistake
    })
    on('chainChanged', once)
    on('chainChanged', (payload) => void heard.push(['always', payload]))
    emit('chainChanged', '0x1')
    emit('chainChanged', '0x2')
    emit('accountsChanged', [])
    expect(heard).toEqual([
      ['once', '0x1'],
      ['always', '0x1'],
      ['always', '0x2'],
      ['joined', '0x2'],
    ])
    expect(reported.mock.calls).toEqual([[mistake], [mistake]])
  })
})
