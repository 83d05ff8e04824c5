import {
  AccountButton,
  ConnectButton,
  NetworkButton,
  PorticoModal,
  PorticoProvider,
  type InitialState,
  type Portico,
} from 'portico'
import { Shop } from './Shop'

/** The same on the server and in the page. */
export function SsrApp({ portico, initialState }: { portico: Portico; initialState: InitialState }) {
  return (
    <PorticoProvider portico={portico} initialState={initialState}>
      <Shop
        at="/ssr.html"
        title="Drawn before any script"
        lead="The server sends the buttons; the page takes them over without a warning."
        entrance={
          <>
            <NetworkButton />
            <AccountButton />
            <ConnectButton balance={false} />
          </>
        }
      />
      <PorticoModal />
    </PorticoProvider>
  )
}
