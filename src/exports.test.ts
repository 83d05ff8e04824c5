import { describe, expect, it } from 'vitest'

describe('what hosts can import', () => {
  it('from portico', async () => {
    expect(Object.keys(await import('./index')).sort()).toMatchSnapshot()
  })
  it('from portico/chains', async () => {
    expect(Object.keys(await import('./chains/index')).sort()).toMatchSnapshot()
  })
  it.each(['eip155', 'solana', 'bip122', 'polkadot', 'cosmos', 'walletconnect', 'errors'])(
    'from portico/%s',
    async (name) => {
      const entry = (await import(`./entries/${name}.ts`)) as object
      expect(Object.keys(entry).sort()).toMatchSnapshot()
    },
  )
  it('from portico/state', async () => {
    expect(Object.keys(await import('./state/index')).sort()).toMatchSnapshot()
  })
  it('from portico/views', async () => {
    expect(Object.keys(await import('./views/index')).sort()).toMatchSnapshot()
  })
  it('from portico/primitives', async () => {
    expect(Object.keys(await import('./primitives/index')).sort()).toMatchSnapshot()
  })
  it('from portico/networks', async () => {
    expect(Object.keys(await import('./networks/index')).sort()).toMatchSnapshot()
  })
  it('from portico/server', async () => {
    expect(Object.keys(await import('./server/index')).sort()).toMatchSnapshot()
  })
  it('from portico/siwx', async () => {
    expect(Object.keys(await import('./siwx/index')).sort()).toMatchSnapshot()
  })
  it('from portico/mount', async () => {
    expect(Object.keys(await import('./views/shell/modal/mount')).sort()).toMatchSnapshot()
  })
  it('from portico/copy', async () => {
    expect(Object.keys(await import('./views/copy/en'))).toEqual(['en'])
    expect(Object.keys(await import('./views/copy/ar'))).toEqual(['ar'])
  })

  it('at one place for each name', async () => {
    const entries = await Promise.all([
      import('./index'),
      import('./chains/index'),
      import('./entries/eip155'),
      import('./entries/solana'),
      import('./entries/bip122'),
      import('./entries/polkadot'),
      import('./entries/cosmos'),
      import('./entries/walletconnect'),
      import('./entries/errors'),
      import('./state/index'),
      import('./views/index'),
      import('./primitives/index'),
      import('./networks/index'),
      import('./server/index'),
      import('./siwx/index'),
      import('./views/shell/modal/mount'),
    ])
    const names = entries.flatMap((entry) => Object.keys(entry))
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })
})
