import type { Tier } from './tiers'

/** Words are data and no client's. Each catalogue comes with who uses it, so each has a file. */
export const wordTiers: readonly Tier[] = [
  { name: 'enButtons', seeds: ['views/copy/en/buttons'] },
  { name: 'enShell', seeds: ['views/copy/en/shell'] },
  { name: 'enAlerts', seeds: ['views/copy/en/alerts', 'views/shell/feedback/alertWords.late'] },
  { name: 'enAccount', seeds: ['views/copy/en/account'] },
  { name: 'enApprove', seeds: ['views/copy/en/approvals'] },
  { name: 'enNames', seeds: ['views/copy/en/names'] },
  { name: 'enEmbedded', seeds: ['views/copy/en/embedded'] },
  { name: 'enSignIn', seeds: ['views/copy/en/signIn'] },
  { name: 'enAmounts', seeds: ['views/copy/en/money/amounts'] },
  { name: 'enReceive', seeds: ['views/copy/en/money/receive'] },
  { name: 'enSend', seeds: ['views/copy/en/money/send'] },
  { name: 'enSendSteps', seeds: ['views/copy/en/money/sendSteps'] },
  { name: 'enSwap', seeds: ['views/copy/en/money/swap'] },
  { name: 'enSwapSteps', seeds: ['views/copy/en/money/swapSteps'] },
  { name: 'enCalls', seeds: ['views/copy/en/money/calls'] },
  { name: 'enOnramp', seeds: ['views/copy/en/money/onramp'] },
  { name: 'enDirectory', seeds: ['views/copy/en/directory'] },
  { name: 'enNetworks', seeds: ['views/copy/en/networks'] },
  { name: 'enActivity', seeds: ['views/copy/en/activity'] },
  { name: 'enTokens', seeds: ['views/copy/en/tokens'] },
  { name: 'enPairing', seeds: ['views/copy/en/pairing'] },
]
