import { useEffect, useState } from 'react'
import type { Route } from '../../src/state'
import type { NetworkInput } from '../../src/chains/network'
import { localDirectory } from '../../src/services/wallets/localDirectory'
import type { DirectoryWallet, Services } from '../../src/services/types'
import { connectWallet } from '../../src/state/session/connection/connect'
import type { PorticoModalProps } from '../../src/views/shell/modal/PorticoModal'
import { walletIcon } from '../../lab/wallet/icon'
import { createLab, labNetworks } from './lab'
import { LabPage } from './LabPage'
import { createLabWallet } from './wallets/adapter'

/** A picture as a directory sends it: 80 px of PNG, a hue of its own for each wallet. */
async function picture(seed: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(80, 80)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas')
  context.fillStyle = `hsl(${(seed * 67 + 215) % 360} 45% 40%)`
  context.fillRect(0, 0, 80, 80)
  context.fillStyle = '#fff'
  context.beginPath()
  context.arc(40, 40, 8 + ((seed * 5) % 20), 0, 2 * Math.PI)
  context.fill()
  return canvas.convertToBlob({ type: 'image/png' })
}

const names = [
  'A Remarkably Patient Keeper of Coins',
  'Donaudampfschifffahrtsgesellschaftswallet',
  'محفظة المدينة القديمة على البحر',
  'Brass Key',
  'Lantern',
  'W',
  'Keeper (Old Town) 2.0',
  'Postern',
]

/** Wallets of every length of name, in both directions of writing; some with pictures, some without. */
const directoryWallets = Array.from({ length: 32 }, (_, index): DirectoryWallet => ({
  id: `known.${index}`,
  name: names[index] ?? `Keeper ${index}`,
  badge: index % 3 === 1 ? 'certified' : 'none',
  chains: ['eip155:1'],
  order: index,
  injected: [],
  supportsWc: true,
  ...(index % 8 !== 5 && { imageId: String(index) }),
}))

const services: Services = {
  directory: {
    ...localDirectory(async () => directoryWallets),
    walletImage: (id) => picture(Number(id)),
    networkImage: (id) => picture(Number(id)),
  },
}

const longNamed: readonly NetworkInput[] = [
  'Chain of the Old Harbour and the Remarkably Long Quay',
  'Binnenschifffahrtsverwaltungsnetzwerk',
  'شبكة الميناء القديم',
].map((name, index) => ({
  id: 70 + index,
  name,
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:8547'] } },
  assets: { imageId: String(index) },
}))

export interface ConnectedShopProps {
  /** The view that the modal shows. */
  route: Route
  /** Label of the account; its address by default. */
  name?: string | undefined
  /** Of the wallet. */
  walletName?: string | undefined
  /** Balance of the account, in wei. */
  wei?: bigint | undefined
  modal?: PorticoModalProps
}

/** A host's page with a connected account, and the real modal over it. */
export function ConnectedShop({ route, name, walletName = 'Harbour', wei, modal }: ConnectedShopProps) {
  const [lab] = useState(() => {
    const wallets = [createLabWallet(walletName, { id: 'own', icon: walletIcon(0) })]
    const made = createLab({
      wallets,
      services: { ...services, ...(name && { identity: async () => ({ name, avatar: null }) }) },
      config: { networks: [...labNetworks, ...longNamed] },
    })
    if (wei !== undefined) made.adapter.onRead = async () => ({ value: wei, decimals: 18, symbol: 'ETH' })
    return made
  })
  useEffect(() => {
    void lab.portico.store.set(connectWallet, 'own').then(() => lab.portico.open(route))
  }, [lab, route])
  return <LabPage lab={lab} {...(modal && { modal })} />
}
