import { headers } from 'next/headers'
import { cookieToInitialState, defineNetwork } from 'portico'
import { InvalidNetworkError, PorticoError } from 'portico/errors'
import { mainnet, optimism } from 'portico/networks'
import { Entrance } from './Entrance'

/** A server component: what it imports of Portico runs on the server. */
export default async function Page() {
  const initialState = cookieToInitialState((await headers()).get('cookie'))
  const networks = [defineNetwork(mainnet), defineNetwork(optimism)]
  const error = refusalOf(1)
  const isOne = error instanceof PorticoError && error instanceof InvalidNetworkError
  return (
    <main>
      <p id="server">{networks.map(({ caipNetworkId }) => caipNetworkId).join(' ')}</p>
      <p id="errors">{isOne ? 'one class' : 'several classes'}</p>
      <p id="visitor">{initialState.status}</p>
      <Entrance initialState={initialState} />
    </main>
  )
}

/** What `portico` throws is of the class that `portico/errors` exports. */
function refusalOf(network) {
  try {
    return defineNetwork(network)
  } catch (error) {
    return error
  }
}
