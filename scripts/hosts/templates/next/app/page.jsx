import { headers } from 'next/headers'
import { cookieToInitialState, defineNetwork, InvalidConfigError as FromIndex } from 'portico'
import { defineNetwork as fromChains } from 'portico/chains'
import { InvalidConfigError, PorticoError } from 'portico/errors'
import { mainnet, optimism } from 'portico/networks'
import { Entrance } from './Entrance'

/** A server component: what it imports of Portico runs on the server. */
export default async function Page() {
  const initialState = cookieToInitialState((await headers()).get('cookie'))
  const networks = [defineNetwork(mainnet), fromChains(optimism)]
  const error = new InvalidConfigError('networks', [], 'a list of networks')
  const isOne = error instanceof PorticoError && error instanceof FromIndex
  return (
    <main>
      <p id="server">{networks.map(({ caipNetworkId }) => caipNetworkId).join(' ')}</p>
      <p id="errors">{isOne ? 'one class' : 'several classes'}</p>
      <p id="visitor">{initialState.status}</p>
      <Entrance initialState={initialState} />
    </main>
  )
}
