import { useAccount, useDisconnect, useModal, useStatus } from 'portico'

/** A host's own button, which draws nothing of Portico's. */
export function OwnButton() {
  const { open } = useModal()
  const account = useAccount()
  const status = useStatus()
  const { disconnect } = useDisconnect()
  if (account)
    return (
      <p>
        <output id="account">{account.address}</output>
        <button id="disconnect" type="button" onClick={() => disconnect()}>
          Disconnect
        </button>
      </p>
    )
  return (
    <button id="connect" type="button" data-status={status} onClick={() => open()}>
      Connect
    </button>
  )
}
