import type { ReactNode } from 'react'
import { PorticoProvider } from '../../src/hooks/PorticoProvider'
import { AccountButton } from '../../src/views/session/account/AccountButton'
import { ConnectButton } from '../../src/views/session/connection/ConnectButton'
import { PorticoModal, type PorticoModalProps } from '../../src/views/shell/modal/PorticoModal'
import { NetworkButton } from '../../src/views/session/networks/NetworkButton'
import type { Lab } from './lab'

/** A host's page with the three buttons and the modal, in a lab. */
export function LabPage({ lab, modal, children }: { lab: Lab; modal?: PorticoModalProps; children?: ReactNode }) {
  return (
    <PorticoProvider portico={lab.portico}>
      <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
        <ConnectButton balance={false} />
        <NetworkButton />
        <AccountButton />
        {children}
      </div>
      <PorticoModal {...modal} />
    </PorticoProvider>
  )
}
