import { namespaces, type CaipNetworkId, type Namespace } from '../../chains/network'
import { UnusableImageError } from '../http/httpErrors'

interface Drawings {
  /** Drawings of 24 by 24 px, by the ids that they stand for, with a space between them. */
  readonly drawings: Readonly<Record<string, string>>
}

const networkDrawings: Readonly<Record<Namespace, () => Promise<Drawings>>> = {
  eip155: () => import('./marksOfEip155.late'),
  solana: () => import('./marksOfSolana.late'),
  bip122: () => import('./marksOfBip122.late'),
  polkadot: () => import('./marksOfPolkadot.late'),
  cosmos: () => import('./marksOfCosmos.late'),
}

/** The mark of a wallet of the built-in list, by its image id. @throws UnusableImageError without one */
export async function markOfWallet(imageId: string): Promise<Blob> {
  return blobOf(await import('./marksOfWallets.late'), imageId)
}

/** The mark of a network, whoever describes it. @throws UnusableImageError without one */
export async function markOfNetwork(id: CaipNetworkId): Promise<Blob> {
  const namespace = namespaces.find((known) => id.startsWith(`${known}:`))
  if (!namespace) throw new UnusableImageError('nobody knows its namespace')
  return blobOf(await networkDrawings[namespace](), id.slice(namespace.length + 1))
}

function blobOf({ drawings }: Drawings, id: string): Blob {
  const [, drawing] = Object.entries(drawings).find(([ids]) => ids.split(' ').includes(id)) ?? []
  if (!drawing) throw new UnusableImageError('there is no mark of it')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" fill="none" viewBox="0 0 24 24">${drawing}</svg>`
  return new Blob([svg], { type: 'image/svg+xml' })
}
