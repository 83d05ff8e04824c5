/** A picture of README, drawn from a story. */
export interface Picture {
  readonly name: string
  /** Text for readers who do not see the picture. */
  readonly alt: string
  /** File of the story, and the name of its export. */
  readonly file: string
  readonly story: string
  readonly id: string
  /** Of the toolbar. */
  readonly globals: string
  readonly width: number
  /** Of the picture. */
  readonly height: number
  /** Of the window, where the view would else be cut. */
  readonly windowHeight?: number
  /** Element to wait for; by default the one that the story draws in its place. */
  readonly waitFor?: string
}

export const picturesFolder = 'docs/pictures'

/** Height of each picture in README, in pixels. */
export const shownHeight = 400

export const pictures: readonly Picture[] = [
  {
    name: 'connect',
    alt: 'Connect a wallet: a card by day with a list of wallets, each with its icon',
    file: 'stories/views/connection/ConnectView.stories.tsx',
    story: 'EveryWay',
    id: 'views-connect-connectview--every-way',
    globals: 'mode:light;motion:reduced',
    width: 408,
    height: 520,
  },
  {
    name: 'receipt',
    alt: 'A request by night, written like a receipt: send 25.5 USDC, to whom by name and whole address, network and fee, and buttons to reject or approve',
    file: 'stories/views/approvals/ApproveTransactionReceipt.stories.tsx',
    story: 'NamedRecipient',
    id: 'views-approve-receipts--named-recipient',
    globals: 'mode:dark;motion:reduced',
    width: 408,
    height: 600,
    windowHeight: 900,
  },
  {
    name: 'sheet',
    alt: 'The account on a phone: a sheet at the foot of the page, with picture, balance, address and network',
    file: 'stories/views/connected/Screens.stories.tsx',
    story: 'Account',
    id: 'views-connected-screens--account',
    globals: 'mode:light;motion:reduced',
    width: 390,
    height: 560,
    waitFor: '[role=dialog] button',
  },
]

/** Writes a picture in README. */
export function imageOf({ name, alt }: Picture): string {
  return `<img src="${picturesFolder}/${name}.webp" height="${shownHeight}" alt="${alt}">`
}
