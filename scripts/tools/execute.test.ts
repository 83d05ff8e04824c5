import { describe, expect, it } from 'vitest'
import { execute } from './execute'

const node = (script: string) => [process.execPath, '-e', script]

describe('execute', () => {
  it('tells what a command wrote and how it ended', async () => {
    const script = 'console.log(process.env.WORD); console.error("no"); process.exitCode = Number(process.env.CODE)'
    for (const code of ['0', '3']) {
      const { ok, output } = await execute(node(script), { env: { WORD: 'yes', CODE: code }, limitMs: 60_000 })
      expect(ok).toBe(code === '0')
      expect(output.split('\n').sort()).toEqual(['', 'no', 'yes'])
    }
  })

  it('fails with a command that is not there', async () => {
    const { ok, output } = await execute(['./no-such-command'], { limitMs: 60_000 })
    expect(ok).toBe(false)
    expect(output).not.toBe('')
  })

  it('ends a command that takes too long, and what it started', async () => {
    // The outer process ends only with the inner one, which would run forever.
    const inner = 'setInterval(() => {}, 1000)'
    const outer = `require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(inner)}], { stdio: 'inherit' })`
    const { ok, output } = await execute(node(outer), { limitMs: 1500 })
    expect(ok).toBe(false)
    expect(output).toContain('Ended after 1.5 s')
  })
})
