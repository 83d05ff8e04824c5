import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { pairOf, signer } from '../../../lab/accounts/startSignIn'
import { codeBlocks } from '../../../scripts/readme/readmeBlocks'
import { freePort } from '../../../lab/chains/anvil'
import { formatSiwxMessage } from '../../../src/siwx'

const file = 'stories/docs/ComposeAFlow.mdx'
const text = readFileSync(file, 'utf8')
const codes = codeBlocks(file, text).map(({ code }) => code)
const server = codes.find((code) => code.includes('createSignInServer('))
const app = codes.find((code) => code.includes('createRoot('))

const domain = 'localhost:5173'
let child: ChildProcess
let origin = ''

beforeAll(async () => {
  const port = await freePort(0)
  origin = `http://localhost:${port}`
  const folder = resolve('.cache/signInExample')
  mkdirSync(folder, { recursive: true })
  const run = `${folder}/server.ts`
  const written = (server ?? '')
    .replace("'portico/server'", JSON.stringify(resolve('src/server/index.ts')))
    .replace('8787', String(port))
  writeFileSync(run, written)
  child = spawn(process.execPath, ['--import', 'tsx', run], { stdio: 'inherit' })
  await vi.waitFor(() => fetch(`${origin}/auth/session`), { timeout: 20_000, interval: 200 })
})

afterAll(() => child.kill())

describe('the flow to copy', () => {
  it('has a page and a server that meet', () => {
    expect(app).toContain("url: '/auth'")
    expect(text).toContain("proxy: { '/auth': 'http://localhost:8787' }")
    expect(server).toContain("basePath: '/auth'")
  })

  it('signs in at the server as it is written', async () => {
    const issued = await fetch(`${origin}/auth/nonce`)
    const { nonce } = (await issued.json()) as { nonce: string }
    const verify = async (from: string) => {
      const message = formatSiwxMessage({
        domain: from,
        accountAddress: signer.address,
        chainId: 'eip155:1',
        uri: `http://${from}/`,
        version: '1',
        nonce,
        issuedAt: new Date().toISOString(),
      })
      const headers = { 'content-type': 'application/json', origin: `http://${domain}`, cookie: pairOf(issued) }
      const body = JSON.stringify({ message, signature: await signer.sign(message) })
      return fetch(`${origin}/auth/verify`, { method: 'POST', headers, body })
    }
    const refused = await verify('localhost')
    expect([refused.status, await refused.json()]).toEqual([403, { reason: 'domain-mismatch' }])
    expect(await (await verify(domain)).json()).toMatchObject({ session: { accountAddress: signer.address } })
  })
})
