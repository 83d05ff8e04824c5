/** Words of the views around an account's name. */
export const enNames = {
  registerName: {
    detail: 'A name is easier to share than an address.',
    label: 'Name',
    hint: 'Letters, digits and hyphens, at least four.',
    problems: {
      tooShort: 'Name must be at least 4 characters long',
      invalid: 'The value is not a valid username',
      owned: 'You already own a name',
      registered: 'This name is taken. Choose another one.',
    },
    suggestions: {
      list: 'Suggestions',
      registered: 'Registered',
      loading: 'Looking for names',
      results: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
      none: 'No suggestions. You can still register the name as it is.',
      failed: 'Error fetching name suggestions',
      retry: 'Try again',
    },
    submit: 'Register name',
    retry: 'Try again',
    cancel: 'Cancel',
    opening: 'Sign in your wallet to show that the account is yours. It costs nothing.',
    waiting: 'Waiting for your answer. The wallet’s window may be behind this one.',
    notAnswering: 'The wallet is not answering. Open it by hand and sign there, or cancel.',
    registering: (name: string) => `Registering ${name}`,
    declined: { title: 'Signature declined', detail: 'Nothing was registered. You can ask again.' },
    pending: {
      title: 'The wallet is already asking',
      detail: 'An earlier request is still open. Answer it in your wallet, then try again.',
    },
    unavailable: { title: 'The wallet is gone', detail: 'It may have been switched off or removed.' },
    signature: { title: 'Could not sign', detail: 'The wallet reported a problem. Try again.' },
    lookup: { title: 'Error fetching names for address', detail: 'The connection may be down. Try again.' },
    registration: {
      title: (name: string) => `Error registering name ${name}`,
      detail: 'The connection may be down. Try again.',
    },
    none: {
      title: 'No names here',
      detail: 'Names are for Ethereum accounts, in apps that offer them.',
      action: 'Back to the account',
    },
  },
  registeredName: {
    detail: 'This name is yours. It leads to your account.',
    done: 'Done',
  },
}
