import { atom } from 'jotai/vanilla'
import { embeddedConnectorId } from '../../../chains/embedded'
import { action } from '../../core/action'
import { report } from '../../core/report'
import { activeConnectionAtom, connectorOf } from '../../core/visitor/connections'

/** True where the wallet in use has settings that this app can open: an embedded one. */
export const hasWalletSettingsAtom = atom((get) => connectorOf(get(activeConnectionAtom)) === embeddedConnectorId)

/** Opens the passkeys and the export of the embedded wallet; resolves when they are closed. */
export const openWalletSettings = action(async function openWalletSettings(get, set): Promise<void> {
  try {
    const late = await import('../embedded/embedded.late')
    await late.showSettings(get, set)
  } catch (error) {
    set(report, error)
  }
})
