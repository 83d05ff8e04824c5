import { budgets } from '../../../scripts/hosts/measure/budgets'
import { lateFiles } from '../../../scripts/hosts/measure/lateFiles'

/** The late files that a page of the sidebar, or all of a folder, needs beside what opening loads. */
export const viewFiles: Readonly<Record<string, readonly string[]>> = {
  'Views/Account/AccountView': ['account', 'accountState'],
  'Views/Account/AccountTabsView': ['tabs'],
  'Views/Account/ProfileWalletsView': ['drawings', 'fields', 'networkKit', 'networkViews', 'recent'],
  'Views/Account/ReceiveView': ['canonical', 'code', 'drawings', 'facts', 'fields', 'receive'],
  'Views/Account/SelectTokenView': ['drawings', 'facts', 'fields', 'send', 'sendSteps'],
  'Views/Account/SendConfirmedView': ['drawings', 'facts', 'fields', 'send', 'sendSteps'],
  'Views/Account/SendPreviewView': ['drawings', 'facts', 'fields', 'send', 'sendSteps'],
  'Views/Account/SendView': ['drawings', 'facts', 'fields', 'send'],
  'Views/Account/CallsStatusView': ['swapSteps'],
  'Views/Account/SwapConfirmedView': ['drawings', 'facts', 'fields', 'swap', 'swapSteps'],
  'Views/Account/SwapPreviewView': ['drawings', 'facts', 'fields', 'swap', 'swapSteps'],
  'Views/Account/SwapSelectTokenView': ['drawings', 'facts', 'fields', 'swap', 'swapSteps'],
  'Views/Account/FundWalletView': ['drawings', 'fields', 'onramp'],
  'Views/Account/OnRampProvidersView': ['drawings', 'fields', 'onramp', 'onrampHook'],
  'Views/Account/OnRampFiatSelectView': ['drawings', 'facts', 'fields', 'onramp', 'onrampSteps'],
  'Views/Account/OnRampTokenSelectView': ['drawings', 'facts', 'fields', 'onramp', 'onrampSteps'],
  'Views/Account/BuyInProgressView': ['drawings', 'facts', 'fields', 'onramp', 'onrampSteps'],
  'Views/Account/WhatIsABuyView': ['drawings', 'facts', 'fields', 'onramp', 'onrampSteps'],
  'Views/Account/SwapView': ['drawings', 'facts', 'fields', 'swap'],
  'Views/Activity': ['activity', 'drawings'],
  'Views/Approve': ['approve', 'describeRequest', 'drawings', 'facts', 'sight'],
  'Views/Connect/AllWalletsView': ['directory', 'drawings', 'fields', 'grid', 'switch'],
  'Views/Connect/DownloadsView': ['directory', 'drawings', 'fields', 'grid', 'switch'],
  'Views/Connect/GetWalletView': ['directory', 'drawings', 'fields', 'grid', 'switch'],
  'Views/Connect/WhatIsAWalletView': ['directory', 'drawings', 'fields', 'grid', 'switch'],
  'Views/Names': ['drawings', 'fields', 'names'],
  'Views/Network/NetworksView': ['drawings', 'fields', 'networkKit', 'networkViews'],
  'Views/Network/SwitchActiveChainView': ['drawings', 'fields', 'networkKit', 'networkViews'],
  'Views/Network/SwitchNetworkView': ['drawings', 'fields', 'networkKit', 'networkViews'],
  'Views/NFTs': ['drawings', 'enTokens', 'facts', 'grid', 'nfts', 'readNfts'],
  'Views/Pair': ['code', 'pairingView', 'switch'],
  'Views/Sign in': ['enSignIn', 'sight', 'signIn'],
  'Views/Tokens': [
    'confusables',
    'drawings',
    'enTokens',
    'facts',
    'fields',
    'heldTokens',
    'networkKit',
    'readTokens',
    'switch',
    'tokens',
  ],
}

const isOf = (title: string, name: string) => title === name || title.startsWith(`${name}/`)

export interface ViewWeight {
  readonly name: string
  /** kB of gzip, at most. */
  readonly size: number
  readonly files: readonly string[]
}

/** Weight of the views of each file. */
export const viewWeights: readonly ViewWeight[] = Object.entries(viewFiles).map(([name, files]) => ({
  name,
  size: Number(files.reduce((sum, file) => sum + (lateFiles[file] ?? 0), 0).toFixed(2)),
  files,
}))

const opening = budgets.find(({ name }) => name === 'EVM, until wallets show: JS and CSS')?.limit ?? 0

/** A view with all that is loaded before it: the page, the modal and its styles, of an EVM app. */
export const totalOf = (size: number): number => Number((opening + size).toFixed(2))

/** Weight of the view on a page of the sidebar, in a sentence; undefined where that is not known. */
export function weightOf(title: string): string | undefined {
  const weight = viewWeights.find(({ name }) => isOf(title, name))
  if (!weight) return undefined
  const files = weight.files.map((file) => `\`${file}\` ${lateFiles[file] ?? 0}`).join(', ')
  return `## Budget\n\nAt most ${weight.size} kB of gzip, loaded once, beside what opening the modal loads: ${files}. In all at most ${totalOf(weight.size)} kB, viem not counted. [All budgets](?path=/docs/guides-performance-and-budgets--docs)`
}
