/** The part of a page that tells its device. */
export interface DevicePage {
  readonly navigator: Pick<Navigator, 'userAgent' | 'maxTouchPoints'> & {
    readonly userAgentData?: { readonly mobile?: boolean; readonly platform?: string } | undefined
  }
  readonly matchMedia?: ((query: string) => { readonly matches: boolean }) | undefined
}

/**
 * True on a device with apps of its own, a phone or a tablet: there a wallet is opened, elsewhere a code is
 * scanned. A laptop that can be touched is not one.
 */
export function isPhone({ navigator, matchMedia }: DevicePage): boolean {
  const { userAgent, maxTouchPoints, userAgentData } = navigator
  return (
    userAgentData?.mobile === true ||
    // Also where the visitor asked for the desktop's page.
    userAgentData?.platform === 'Android' ||
    /android|iphone|ipad|ipod|\bmobile\b/i.test(userAgent) ||
    // An iPad says that it is a Mac, and no Mac can be touched.
    (/macintosh/i.test(userAgent) && maxTouchPoints > 1) ||
    (matchMedia?.('(pointer: coarse) and (max-width: 600px)').matches ?? false)
  )
}
