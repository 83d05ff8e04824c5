import { memo, type ReactNode } from 'react'
import { Stack } from '../../../src/primitives/layout/Stack'
import { AccountButtonView } from '../../../src/views/session/account/AccountButtonView'
import { ConnectButtonView } from '../../../src/views/session/connection/ConnectButtonView'
import { NetworkButtonView } from '../../../src/views/session/networks/NetworkButtonView'
import { address, balance, shortAddress } from '../samples'
import { accountViews } from './accountViews'
import { connectViews } from './connectViews'
import { onrampViews } from './onrampViews'
import { otherViews } from './otherViews'
import { profileViews } from './profileViews'
import { sendViews } from './sendViews'
import { swapViews } from './swapViews'
import { ethereum } from '../marks'

const nothing = () => undefined

function Buttons() {
  return (
    <Stack gap={3} align="start">
      <ConnectButtonView state={{ status: 'disconnected' }} onClick={nothing} />
      <ConnectButtonView state={{ status: 'restoring' }} onClick={nothing} />
      <ConnectButtonView state={{ status: 'opening' }} onClick={nothing} />
      <ConnectButtonView state={{ status: 'failed' }} onClick={nothing} />
      <ConnectButtonView state={{ status: 'connected', address, name: shortAddress }} onClick={nothing} />
      <AccountButtonView address={address} name={shortAddress} balance={balance} onClick={nothing} />
      <NetworkButtonView network={{ ...ethereum, isSupported: true }} onClick={nothing} />
      <NetworkButtonView network={{ name: 'Unknown', isSupported: false }} onClick={nothing} />
    </Stack>
  )
}

/** Every view, each in its card. */
const sheet: readonly ReactNode[] = [
  ...connectViews,
  ...accountViews,
  ...profileViews,
  ...sendViews,
  ...swapViews,
  ...onrampViews,
  ...otherViews,
  <Buttons key="buttons" />,
]

/** All views side by side. A theme is custom properties: when it changes there is nothing to draw again. */
export const SheetViews = memo(function SheetViews({ size }: { size?: number }) {
  return (
    <div style={{ padding: 24, display: 'flex', flexWrap: 'wrap', gap: 24, alignItems: 'flex-start' }}>
      {sheet.map((view, index) => (
        <div key={index} style={{ inlineSize: size, maxInlineSize: '100%' }}>
          {view}
        </div>
      ))}
    </div>
  )
})
