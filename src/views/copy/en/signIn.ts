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
    declined: 'Nothing was signed. Sign again, or cancel.',
    smartAccount:
      'The signature of this smart account was not accepted. Try again, or cancel and choose another wallet.',
    failed: 'The signature was not accepted. Try again, or cancel.',
    server:
      'The sign-in server did not answer as it should. Nothing is wrong with your signature: sign again, or cancel.',
    message: 'Message to sign',
    sign: 'Sign',
    signing: 'Signing...',
    cancel: 'Cancel',
    cancelling: 'Cancelling...',
  },
}
