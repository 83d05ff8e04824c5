/** Words of signing in; they come with their view. */
export const enSignIn = {
  signIn: {
    heading: (app: string) => `${app} needs to connect to your wallet`,
    required: 'Sign this message to prove you own this wallet. Cancelling disconnects it.',
    optional: 'Sign this message to prove you own this wallet. You can also go on without.',
    checking: 'Preparing the message.',
    opening: (wallet: string) => `Approve in ${wallet}.`,
    waiting: 'Waiting for your answer. The wallet’s window may be behind this one.',
    notAnswering: 'The wallet is not answering. Open it yourself and answer there, or cancel.',
    smartAccount:
      'The signature of this smart account was not accepted. Try again, or cancel and choose another wallet.',
    wallet: 'The wallet did not sign. Try again, or cancel.',
    refused: 'The signature was not accepted. Try again, or cancel.',
    outdated: 'This message is no longer good. Sign the new one, or cancel.',
    server:
      'The sign-in server did not answer as it should. Nothing is wrong with your signature: try again, or cancel.',
    setup: 'Nobody can sign in on this page as it is set up. You did nothing wrong: tell whoever runs it, or cancel.',
    notKept:
      'You signed, but your browser did not keep the sign-in. It may block cookies here: allow them for this page, or use another browser.',
    failed: 'You could not be signed in. Try again, or cancel.',
    unprepared:
      'The message to sign could not be prepared: the sign-in server did not answer as it should. Try again, or cancel.',
    ended: 'Your sign-in has ended. Sign in again, or cancel.',
    verifying: 'Signed. The signature is being checked.',
    retry: 'Try again',
    offer: 'Sign in',
    offerDetail: 'Prove that you own this account',
    signOut: 'Sign out',
    signedInAs: (account: string, network: string) => `Signed in as ${account} on ${network}`,
    temporary: 'This browser keeps nothing for this page: after a reload, you connect again.',
    covered: 'Something covers this view, so nothing was signed. Close what lies over it, then try again.',
    framed: 'Another site shows this page and can hide parts of it from you. Open the page by itself to sign.',
    openPage: 'Open the page',
    message: 'Message to sign',
    sign: 'Sign',
    signing: 'Signing...',
    cancel: 'Cancel',
    cancelling: 'Cancelling...',
  },
}
