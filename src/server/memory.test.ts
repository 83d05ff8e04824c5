import { createStorage } from 'unstorage'
import { describe, expect, it } from 'vitest'
import { createMemory } from './memory'

function start() {
  const time = { now: 0 }
  const driver = createMemory(() => time.now)
  return { time, driver, storage: createStorage({ driver }) }
}

describe('the memory of sign-in', () => {
  it('forgets what is over', async () => {
    const { time, storage } = start()
    await storage.setItem('a', 'short', { ttl: 1 })
    await storage.setItem('b', 'for ever')
    expect([await storage.getItem('a'), await storage.hasItem('a')]).toEqual(['short', true])
    time.now = 1000
    expect([await storage.getItem('a'), await storage.hasItem('a'), await storage.getKeys()]).toEqual([null, false, ['b']])
    await storage.clear()
    expect(await storage.getKeys()).toEqual([])
  })

  it('does not grow while people come and go, though some stay long', async () => {
    const { time, driver } = start()
    driver.setItem?.('stays', 'x', { ttl: 1_000_000 })
    for (let turn = 0; turn < 50_000; turn += 1) {
      time.now += 10
      driver.setItem?.(`${turn}`, 'x', { ttl: 1 })
    }
    // A hundred are alive at any time.
    expect(driver.getInstance?.().size).toBeLessThan(400)
    expect(driver.getItem('stays')).toBe('x')
  })

  it('lets go of nonces before sessions when it is full', async () => {
    const { driver } = start()
    driver.setItem?.('session', 'x', { ttl: 3600 })
    for (let turn = 0; turn < 100_010; turn += 1) driver.setItem?.(`${turn}`, 'x', { ttl: 300 })
    expect(driver.getInstance?.().size).toBe(100_000)
    expect(await driver.getItem('session')).toBe('x')
  })
})
