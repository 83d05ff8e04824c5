import { describe, expect, it } from 'vitest'
import { createLab } from '../../../../stories/lab/lab'
import { createLabPeer } from '../../../../stories/lab/wallets/peer'
import type { DirectoryWallet } from '../../../services/types'
import { memoryStorage } from '../../core/storage'
import { cacheWallets } from '../wallets/recommended'
import { heldImagesAtom } from '../wallets/heldImages'
import { loadWalletImage } from '../wallets/walletImages'
import { pairWallet } from './pairing'

const settle = () => new Promise((resolve) => setTimeout(resolve, 0))
const harbour: DirectoryWallet = {
  id: 'harbour',
  name: 'Harbour',
  badge: 'none',
  chains: [],
  imageId: 'picture',
  injected: [],
  supportsWc: true,
}
const icon = `data:image/png;base64,${btoa('a picture')}`

function pairable(storage = memoryStorage(), pairing = createLabPeer(), type = 'image/png') {
  const directory = {
    listWallets: async () => ({ count: 0, wallets: [] }),
    searchWallets: async () => ({ count: 0, wallets: [] }),
    walletImage: async () => new Blob(['a picture'], { type }),
    networkImage: async () => new Blob(),
  }
  const { portico } = createLab({ wallets: [], pairing, storage, services: { directory } })
  return { portico, peer: pairing, storage, icon: () => portico.snapshot().account?.wallet.icon }
}

async function pairWith({ portico, peer }: ReturnType<typeof pairable>, id?: string) {
  const { store } = portico
  store.set(cacheWallets, [harbour])
  store.set(loadWalletImage, 'picture')
  await expect.poll(() => store.get(heldImagesAtom)['picture']).toMatch(/^(data:|failed)/)
  const paired = store.set(pairWallet, id === undefined ? undefined : { id, name: 'Harbour' })
  await peer.approve()
  await paired
}

describe('the picture of a paired wallet', () => {
  it('is that of the wallet that was picked, also after a reload', async () => {
    const first = pairable()
    await pairWith(first, 'harbour')
    expect(first.icon()).toBe(icon)
    first.portico.destroy()
    const second = pairable(first.storage, first.peer)
    await settle()
    expect(second.icon()).toBe(icon)
  })

  it('is the mark of the built-in list where it goes by that name, also after what it changes and a reload', async () => {
    const first = pairable(undefined, createLabPeer({ name: 'MetaMask' }))
    await pairWith(first)
    await expect.poll(first.icon).toMatch(/^data:image\/svg\+xml;base64,/)
    const mark = first.icon()
    const wallet = first.peer.find('eip155')
    wallet.change({ ...wallet.snapshot, networkId: 'eip155:10', address: 'eip155:10:0xb', accounts: ['eip155:10:0xb'] })
    expect([first.portico.snapshot().account?.address, first.icon()]).toEqual(['0xb', mark])
    first.portico.destroy()
    const second = pairable(first.storage, first.peer)
    await expect.poll(second.icon).toBe(mark)
  })

  it('is not that of an earlier wallet', async () => {
    const first = pairable()
    await pairWith(first, 'harbour')
    await pairWith(first)
    expect(first.icon()).toBeUndefined()
    first.portico.destroy()
    const second = pairable(first.storage, first.peer)
    await settle()
    expect(second.portico.snapshot().status).toBe('connected')
    expect(second.icon()).toBeUndefined()
  })

  it('is no page that calls itself one, stored by whomever', async () => {
    const first = pairable(undefined, undefined, 'text/html')
    await pairWith(first, 'harbour')
    expect(first.icon()).toBeUndefined()
    first.portico.destroy()
    first.storage.setItem('portico/pairedIcon', 'https://elsewhere.example/picture.png')
    const second = pairable(first.storage, first.peer)
    await settle()
    expect(second.icon()).toBeUndefined()
  })
})
