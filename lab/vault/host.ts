import { systemClock } from '../../src/chains/clock'
import { openVault } from '../../src/vault/protocol/hostChannel'

/** A page that shows the vault in a frame, without Portico's views. */
const host = {
  open: (url: string) => {
    const frame = document.createElement('iframe')
    frame.allow = 'publickey-credentials-get *; publickey-credentials-create *'
    frame.width = '360'
    frame.height = '500'
    frame.src = url
    document.body.append(frame)
    const vault = frame.contentWindow
    if (!vault) throw new Error('The frame has no window')
    return openVault({ page: window, vault, origin: new URL(url).origin, clock: systemClock })
  },
  channel: undefined as ReturnType<typeof openVault> | undefined,
}

export type VaultHost = typeof host

Object.assign(window, { host, failureOf: (error: { failure?: string; name: string }) => error.failure ?? error.name })
