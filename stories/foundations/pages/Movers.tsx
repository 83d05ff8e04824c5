import { Spinner } from '../../../src/primitives/feedback/Spinner'
import { RemoteImage } from '../../../src/primitives/images/RemoteImage'
import { Skeleton } from '../../../src/primitives/feedback/Skeleton'
import { ListItem } from '../../../src/primitives/lists/ListItem'
import { Stack } from '../../../src/primitives/layout/Stack'
import { ThemeRoot } from '../../../src/primitives/theme/ThemeRoot'
import type { Theme } from '../../../src/primitives/theme/themeToVars'
import { Appearance } from '../../../src'
import { ConnectButtonView } from '../../../src/views/session/connection/ConnectButtonView'

const nothing = () => undefined

/** Everything that moves by itself, under the look of an `Appearance`. */
export function Movers({ part, theme }: { part: string; theme?: Theme }) {
  return (
    <Appearance theme={theme}>
      <div data-part={part}>
        <ThemeRoot>
          <Stack padding={2}>
            <ConnectButtonView state={{ status: 'opening' }} onClick={nothing} />
            <Spinner />
            <Skeleton />
            <RemoteImage name="Harbour" size="l" busy />
            <ListItem title="Harbour" onClick={nothing} />
          </Stack>
        </ThemeRoot>
      </div>
    </Appearance>
  )
}
