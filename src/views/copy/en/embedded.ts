/** Words around the pages of the embedded wallet; they come with its view. */
export const enEmbedded = {
  embedded: {
    frame: 'Wallet',
    loading: 'Opening the wallet',
    window: {
      title: 'Continue in a window',
      detail: 'The wallet opens in a window of its own.',
      action: 'Open the wallet',
    },
    blocked: {
      title: 'The window was blocked',
      detail: 'Allow windows of this page in your browser, then try again.',
    },
    opened: { title: 'Continue in the wallet’s window', detail: 'This page waits for your answer there.' },
    closed: { title: 'The window was closed', detail: 'Nothing was sent or signed. You can open it again.' },
    declined: { title: 'Connection declined', detail: 'Nothing was shared. You can try again.' },
    notLoaded: { title: 'The wallet did not load', detail: 'Check your connection, then try again.' },
    timedOut: { title: 'The wallet does not answer', detail: 'Nothing was sent or signed. Try again.' },
    origin: { title: 'The wallet does not allow this page', detail: 'Nothing was shared. Choose another wallet.' },
    unsupported: {
      title: 'The wallet does not work here',
      detail:
        'This browser or device cannot create a wallet with a passkey in this place. Try a window, another browser, or another wallet.',
    },
    version: {
      title: 'The wallet has another version',
      detail: 'Reload this page. If that does not help, choose another wallet.',
    },
    failed: { title: 'The wallet failed', detail: 'Nothing was sent or signed. Try again.' },
    retry: 'Try again',
    openWindow: 'Open in a window',
    otherWallet: 'Choose another wallet',
    cancel: 'Cancel',
  },
}
