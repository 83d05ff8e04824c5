import { walletIcon } from '../lab/wallet/icon'

/**
 * A script that announces wallets which approve at once: what is timed is the page, not a wallet. Their accounts they tell
 * within a frame, not in step with those of the page: frames begin with the navigation, and who is late for one by a
 * millisecond would be late by a whole one in each visit.
 */
export function walletsScript(count: number): string {
  const wallets = Array.from({ length: count }, (_, index) => ({
    uuid: `bench-${index}`,
    name: `Wallet ${index + 1}`,
    rdns: `bench.wallet${index + 1}`,
    icon: walletIcon(index),
  }))
  return `(() => {
    const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
    const wallets = ${JSON.stringify(wallets)}
    const key = 'bench:permitted'
    const make = (info) => Object.freeze({ info: Object.freeze(info), provider: {
      on() {}, removeListener() {},
      async request({ method }) {
        if (method === 'eth_requestAccounts') { localStorage.setItem(key, info.rdns); return [account] }
        if (method === 'eth_accounts') await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000 / 60))
        if (method === 'eth_accounts') return localStorage.getItem(key) === info.rdns ? [account] : []
        if (method === 'eth_chainId') return '0x1'
        return null
      },
    } })
    const all = wallets.map(make)
    const announce = () => all.forEach((detail) => dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail })))
    addEventListener('eip6963:requestProvider', announce)
  })()`
}
