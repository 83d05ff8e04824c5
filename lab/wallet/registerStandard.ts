interface Api {
  readonly register: (...wallets: readonly unknown[]) => unknown
}

/**
 * Registers a wallet by the Wallet Standard, with apps that listen now and with those that come later;
 * returns how to take it away again. https://github.com/wallet-standard/wallet-standard
 */
export function registerStandard(target: EventTarget, wallet: unknown): () => void {
  const leave: unknown[] = []
  const register = (api: Api) => void leave.push(api.register(wallet))
  const onReady = (event: Event) => register((event as CustomEvent<Api>).detail)
  target.addEventListener('wallet-standard:app-ready', onReady)
  target.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }))
  return () => {
    target.removeEventListener('wallet-standard:app-ready', onReady)
    for (const unregister of leave) if (typeof unregister === 'function') unregister()
  }
}
