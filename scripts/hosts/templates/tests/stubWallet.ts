/** A browser wallet with one account. Call it before the test renders. */
export function announceStubWallet(address: string): void {
  const answers: Record<string, unknown> = {
    eth_requestAccounts: [address],
    eth_accounts: [address],
    eth_chainId: '0x1',
  }
  const request = async ({ method }: { method: string }) => answers[method] ?? null
  const info = {
    uuid: '00000000-0000-4000-8000-000000000001',
    name: 'Stub Wallet',
    rdns: 'example.stub',
    icon: 'data:,',
  }
  const detail = Object.freeze({ info, provider: { request, on() {}, removeListener() {} } })
  const announce = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  window.addEventListener('eip6963:requestProvider', announce)
  announce()
}
