/** Words of several calls that belong together; they come with their view. */
export const enCalls = {
  calls: {
    list: 'Calls',
    call: (number: number) => `Call ${number}`,
    states: {
      waiting: 'Waiting',
      asking: 'Confirm in your wallet',
      sent: 'Sent',
      confirmed: 'Done',
      failed: 'Failed',
      declined: 'Declined',
      notSent: 'Not sent',
    },
    mode: {
      batch: 'One request to your wallet does all of them.',
      oneByOne: 'Your wallet takes them one by one.',
    },
    titles: {
      idle: 'Nothing was asked',
      asking: 'Confirm in your wallet',
      declined: 'Declined',
      pending: 'An earlier request is open',
      sent: 'Sent',
      confirmed: 'Done',
      partial: 'Done in part',
      failed: 'Failed',
    },
    details: {
      idle: 'No calls are under way.',
      declined: 'Nothing was sent.',
      pending: 'Answer it in your wallet, then try again.',
      failed: 'It was not done.',
      partial: 'Some of the calls are done, and others are not.',
    },
    said: (words: string) => `The reason given: “${words}”`,
    resume: 'Go on with the rest',
    retry: 'Try again',
    done: 'Done',
  },
}
