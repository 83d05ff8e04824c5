import { useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'

interface Wallet {
  readonly info: { readonly name: string; readonly rdns: string; readonly icon: string }
  readonly provider: { request(call: { method: string }): Promise<readonly string[]> }
}

/** The least that does the work: no library, every wallet drawn. */
function Floor() {
  const dialog = useRef<HTMLDialogElement>(null)
  const [wallets, setWallets] = useState<readonly Wallet[]>([])
  const [isOpen, setOpen] = useState(false)
  const [address, setAddress] = useState<string>()

  useEffect(() => {
    const found = new Map<string, Wallet>()
    const hear = (event: Event) => {
      const wallet = (event as CustomEvent<Wallet>).detail
      found.set(wallet.info.rdns, wallet)
    }
    addEventListener('eip6963:announceProvider', hear)
    dispatchEvent(new Event('eip6963:requestProvider'))
    setWallets([...found.values()])
    const stored = found.get(localStorage.getItem('floor') ?? '')
    void stored?.provider.request({ method: 'eth_accounts' }).then(([first]) => setAddress(first))
    return () => removeEventListener('eip6963:announceProvider', hear)
  }, [])

  const open = () => {
    setOpen(true)
    dialog.current?.showModal()
  }
  const close = () => {
    dialog.current?.close()
    setOpen(false)
  }
  const pick = async ({ info, provider }: Wallet) => {
    const [first] = await provider.request({ method: 'eth_requestAccounts' })
    localStorage.setItem('floor', info.rdns)
    setAddress(first)
    close()
  }
  return (
    <>
      <button onClick={open}>Connect wallet</button>
      <output id="address">{address}</output>
      <dialog ref={dialog} onCancel={close}>
        {isOpen && (
          <ul>
            {wallets.map((wallet) => (
              <li key={wallet.info.rdns}>
                <button onClick={() => void pick(wallet)}>
                  <img src={wallet.info.icon} alt="" width={40} height={40} /> {wallet.info.name}
                </button>
              </li>
            ))}
          </ul>
        )}
        <button onClick={close}>Close</button>
      </dialog>
    </>
  )
}

createRoot(document.getElementById('root') as HTMLElement).render(<Floor />)
