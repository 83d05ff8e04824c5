'use client'
import { ImagePair } from '../../../primitives/images/ImagePair'
import { RemoteImage } from '../../../primitives/images/RemoteImage'
import { Stack } from '../../../primitives/layout/Stack'

export interface AppInfo {
  readonly name: string
  readonly icon?: string | undefined
}

/** Props of `SignInImages`. */
export interface SignInImagesProps {
  app: AppInfo
  wallet: AppInfo
  /** The wallet has the message. */
  isSigning: boolean
  /** It failed. */
  isBad: boolean
}

/** The app that is signed in to and the wallet that signs. */
export function SignInImages({ app, wallet, isSigning, isBad }: SignInImagesProps) {
  return (
    <Stack padding={2}>
      <ImagePair
        busy={isSigning}
        first={<RemoteImage src={app.icon} name={app.name} size="l" />}
        second={
          <RemoteImage
            src={wallet.icon}
            name={wallet.name}
            size="l"
            busy={isSigning}
            tone={isBad ? 'error' : undefined}
          />
        }
      />
    </Stack>
  )
}
