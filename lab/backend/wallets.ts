import { createHash } from 'node:crypto'

/** A wallet as the hosted directory writes it. */
export interface WireWallet {
  readonly id: string
  readonly name: string
  readonly badge_type: 'certified' | 'none'
  readonly chains: readonly string[]
  readonly homepage: string
  readonly order: number
  readonly supports_wc: boolean
  readonly image_id?: string | undefined
  readonly link_mode?: string | undefined
  readonly mobile_link?: string | undefined
  readonly desktop_link?: string | undefined
  readonly webapp_link?: string | undefined
  readonly app_store?: string | undefined
  readonly play_store?: string | undefined
  readonly chrome_store?: string | undefined
  readonly rdns?: string | undefined
  readonly injected?: readonly { readonly namespace: string; readonly injected_id: string }[] | undefined
}

const firstWords =
  'Amber Basalt Copper Dapple Elder Fallow Gilded Hazel Indigo Juniper Kelp Linden Mossy Nettle Ochre Pebble Quarry Russet Saffron Thistle Umber Velvet Willow Yarrow Zinnia'.split(
    ' ',
  )
const secondWords =
  'Purse Satchel Lantern Pocket Chest Locker Basket Pouch Drawer Cabinet Trunk Hamper Keyring Coffer Wicket Harbour Jetty Bridge Tower Well'.split(
    ' ',
  )

/** Names that are hard to lay out, by the place of the wallet that has one. */
const hardNames: Readonly<Record<number, string>> = {
  7: 'The Remarkably Patient Keeper of Small and Large Coins',
  13: 'محفظة المرفأ القديم',
  23: 'Thimblewickenshirefordingbridgemoorgate',
  61: 'بوابة النخيل',
  118: 'Nettle & Daughters, Purses Since Yesterday (Harbour Street Branch)',
  204: 'صندوق العنبر للعملات الصغيرة والكبيرة',
  333: 'Umberumberumberumberumberumberumberumber',
}

const evm = ['eip155:1', 'eip155:10', 'eip155:137', 'eip155:8453', 'eip155:42161', 'eip155:31337', 'eip155:31338']
const solana = ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1']
const bitcoin = ['bip122:000000000019d6689c085ae165831e93']
const polkadot = ['polkadot:91b171bb158e2d3848fa23a9f1c25182']
const cosmos = ['cosmos:cosmoshub-4']
const chainKinds = [evm, evm, evm, evm, [...evm, ...solana], solana, bitcoin, polkadot, cosmos, [...evm, ...bitcoin]]

/** The lab's directory: the same wallets in the same order every time, with invented names. */
export function makeWallets(count = 500): readonly WireWallet[] {
  return Array.from({ length: count }, (_, index) => makeWallet(index))
}

function makeWallet(index: number): WireWallet {
  const first = index % firstWords.length
  const second = (Math.floor(index / firstWords.length) + first) % secondWords.length
  const plain = `${firstWords[first]} ${secondWords[second]}`
  const label = plain.replace(' ', '-').toLowerCase()
  const word = label.replace('-', '')
  const site = `https://${label}.example`
  const every = <T>(nth: number, value: T) => (index % nth === 0 ? value : undefined)
  const allBut = <T>(nth: number, value: T) => (index % nth === nth - 1 ? undefined : value)
  const rdns = every(3, `example.${label}`)
  const chains = chainKinds[index % chainKinds.length] ?? evm
  return {
    id: hash(`wallet ${index}`),
    name: hardNames[index] ?? plain,
    badge_type: every(4, 'certified') ?? 'none',
    chains,
    homepage: site,
    order: (index + 1) * 10,
    supports_wc: index % 6 !== 5,
    image_id: index % 11 === 10 ? undefined : imageIdOf(index),
    link_mode: every(2, `${site}/open`),
    mobile_link: allBut(5, `${word}://`),
    desktop_link: every(7, `${word}-desktop://`),
    webapp_link: every(9, `${site}/app`),
    app_store: every(2, `https://apps.example/${label}`),
    play_store: every(2, `https://play.example/${label}`),
    chrome_store: rdns && `https://extensions.example/${label}`,
    rdns,
    injected:
      rdns === undefined ? undefined : [{ namespace: chains[0]?.split(':')[0] ?? '', injected_id: `is${word}` }],
  }
}

function imageIdOf(index: number): string {
  const [, ...parts] = /^(.{8})(.{4})(.{4})(.{4})(.{12})/.exec(hash(`image ${index}`)) ?? []
  return parts.join('-')
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** Entries that are not to be believed: mixed into a page by the fault `hostile`. */
export const hostileWallets: readonly unknown[] = [
  null,
  'a wallet',
  { name: 'No id' },
  { id: 'no-name' },
  { id: '../../admin', name: 'Climbing id' },
  { id: 'blank-name', name: ' \u202e\u200b ' },
  {
    id: 'hostile-links',
    name: 'Hostile\u202e Links',
    image_id: '../getWallets',
    chains: ['eip155:1', 'eip155', 7, 'moon:1', null, 'eip155:1'],
    homepage: 'javascript:alert(1)',
    mobile_link: ' JavaScript:alert(1)',
    desktop_link: 'data:text/html,<script>alert(1)</script>',
    webapp_link: 'java\nscript:alert(1)',
    link_mode: 'https://name:word@hostile.example',
    app_store: 'itms-apps://hostile.example',
    play_store: { toString: 'https://hostile.example' },
    chrome_store: 'blob:https://hostile.example/1',
    rdns: 'not an rdns',
    order: 'first',
    injected: [{ namespace: 'moon', injected_id: 'isHostile' }, 'isHostile', { namespace: 'eip155' }],
    badge_type: 'gold',
    supports_wc: 'yes',
  },
]
