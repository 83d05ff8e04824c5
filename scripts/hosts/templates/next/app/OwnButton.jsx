'use client'
import { useAccount, useDisconnect, useModal, useStatus } from 'portico'

export function OwnButton() {
  const { open } = useModal()
  const account = useAccount()
  const status = useStatus()
  const { disconnect } = useDisconnect()
  return account ? (
    <p>
      <output id="account">{account.address}</output>
      <button id="disconnect" type="button" onClick={() => disconnect()}>
        Disconnect
      </button>
    </p>
  ) : (
    <button id="connect" type="button" data-status={status} onClick={() => open()}>
      Connect
    </button>
  )
}
