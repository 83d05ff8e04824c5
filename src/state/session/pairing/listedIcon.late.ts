import { readIcon } from '../../../chains/discovery/icon'
import { listedWallets, walletList } from '../../../services/wallets/walletList.late'
import { toDataUrl } from '../wallets/imageQueue.late'
import { normalizedName } from '../wallets/walletName'

/** The mark of the wallet that goes by a name in the built-in list; undefined without one. */
export async function listedIcon(name: string): Promise<string | undefined> {
  const { imageId } = walletList.find((listed) => normalizedName(listed.name) === normalizedName(name)) ?? {}
  return imageId && readIcon(await toDataUrl(await listedWallets.walletImage(imageId)))
}
