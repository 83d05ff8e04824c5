import type { Getter } from 'jotai/vanilla'
import { tryOrNull } from '../../../chains/untrusted'
import { envAtom } from '../../core/runtime'
import type { StorageKey } from '../../core/storage'

/** The app that was opened for a pairing. */
export interface OpenedApp {
  readonly href: string
  readonly name: string
}

// The pairing library opens the wallet for later requests by what stands under this key of the page, without a prefix.
const openedAppKey: Pick<StorageKey<OpenedApp>, 'print'> & { readonly name: string } = {
  name: 'WALLETCONNECT_DEEPLINK_CHOICE',
  print: ({ href, name }) => JSON.stringify({ href, name }),
}

/** Later requests open this app, where the browser keeps that. */
export function rememberApp(get: Getter, app: OpenedApp): void {
  tryOrNull(() => get(envAtom).storage.setItem(openedAppKey.name, openedAppKey.print(app)))
}

/** Later requests open no app by themselves. */
export function forgetApp(get: Getter): void {
  tryOrNull(() => get(envAtom).storage.removeItem(openedAppKey.name))
}
