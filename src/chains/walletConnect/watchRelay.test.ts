import EventEmitter from 'node:events'
import { describe, expect, it } from 'vitest'
import { createClock } from '../../../stories/lab/clock'
import type { PairingRelay } from '../pairing'
import { watchRelay } from './watchRelay'

function watched() {
  const clock = createClock()
  const relayer = Object.assign(new EventEmitter(), { connected: true })
  const said: PairingRelay[] = []
  const stop = watchRelay(relayer, 'relay.example', { clock, onRelay: (relay) => said.push(relay) })
  return { clock, relayer, said, stop }
}

describe('a relay that is lost', () => {
  it('is told of after 5 and 20 seconds, and once it is back', async () => {
    const { clock, relayer, said } = watched()
    relayer.emit('relayer_disconnect')
    await clock.advance(4_999)
    expect(said).toEqual([])
    await clock.advance(1)
    expect(said).toEqual([{ host: 'relay.example', wait: 'waiting' }])
    await clock.advance(15_000)
    expect(said.at(-1)).toEqual({ host: 'relay.example', wait: 'notAnswering' })
    relayer.emit('relayer_connect')
    expect(said.at(-1)).toEqual({ host: 'relay.example' })
  })

  it('is not told of where it is back at once, or without a listener', async () => {
    const { clock, relayer, said, stop } = watched()
    relayer.emit('relayer_disconnect')
    relayer.emit('relayer_connect')
    await clock.advance(60_000)
    expect(said).toEqual([{ host: 'relay.example' }])
    relayer.emit('relayer_disconnect')
    stop()
    await clock.advance(60_000)
    expect(said).toHaveLength(1)
    expect(relayer.eventNames()).toEqual([])
  })
})
