import type { CaipNetworkId } from '../../chains/network'
import { localDirectory } from './localDirectory'
import type { DirectoryWallet } from '../types'

const evm: readonly CaipNetworkId[] = [
  'eip155:1',
  'eip155:10',
  'eip155:56',
  'eip155:137',
  'eip155:8453',
  'eip155:42161',
]
const solana: readonly CaipNetworkId[] = ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp']
const bitcoin: readonly CaipNetworkId[] = ['bip122:000000000019d6689c085ae165831e93']
const polkadot: readonly CaipNetworkId[] = ['polkadot:91b171bb158e2d3848fa23a9f1c25182']
const cosmos: readonly CaipNetworkId[] = ['cosmos:cosmoshub-4']

const stores = (apple: number, google: string, chrome?: string) => ({
  appStore: `https://apps.apple.com/app/id${apple}`,
  playStore: `https://play.google.com/store/apps/details?id=${google}`,
  chromeStore: chrome && `https://chromewebstore.google.com/detail/${chrome}`,
})

type Known = Omit<DirectoryWallet, 'badge' | 'injected' | 'supportsWc'> & { readonly supportsWc?: false }

// Their ids are those of the hosted directory, so that what a host features or excludes means the same in both.
const known: readonly Known[] = [
  {
    id: 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96',
    name: 'MetaMask',
    imageId: 'metamask',
    chains: [...evm, ...solana],
    homepage: 'https://metamask.io/',
    rdns: 'io.metamask',
    mobileLink: 'metamask://',
    linkMode: 'https://metamask.app.link/',
    ...stores(1438144202, 'io.metamask', 'nkbihfbeogaeaoehlefnkodbefgpgknn'),
  },
  {
    id: '4622a2b2d6af1c9844944291e5e7351a6aa24cd7b23099efac1b2fd875da31a0',
    name: 'Trust Wallet',
    imageId: 'trust',
    chains: [...evm, ...solana],
    homepage: 'https://trustwallet.com/',
    rdns: 'com.trustwallet.app',
    mobileLink: 'trust://',
    linkMode: 'https://link.trustwallet.com/',
    ...stores(1288339409, 'com.wallet.crypto.trustapp', 'egjidjbpglichdcondbcbdnbeeppgdph'),
  },
  {
    id: 'fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa',
    name: 'Base (Coinbase Wallet)',
    imageId: 'coinbase',
    chains: [...evm, ...solana],
    homepage: 'https://www.coinbase.com/wallet',
    rdns: 'com.coinbase.wallet',
    mobileLink: 'cbwallet://',
    linkMode: 'https://go.cb-w.com/',
    ...stores(1278383455, 'org.toshi', 'hnfanknocfeofbddgcijnmhnfnkdnaad'),
    supportsWc: false,
  },
  {
    id: '1ae92b26df02f0abca6304df07debccd18262fdf5fe82daa81593582dac9a369',
    name: 'Rainbow',
    imageId: 'rainbow',
    chains: evm,
    homepage: 'https://rainbow.me/',
    rdns: 'me.rainbow',
    mobileLink: 'rainbow://',
    linkMode: 'https://rnbwapp.com/',
    ...stores(1457119021, 'me.rainbow'),
  },
  {
    id: '971e689d0a5be527bac79629b4ee9b925e82208e5168b733496a09c0faed0709',
    name: 'OKX Wallet',
    imageId: 'okx',
    chains: [...evm, ...solana, ...bitcoin],
    homepage: 'https://web3.okx.com/',
    rdns: 'com.okex.wallet',
    mobileLink: 'okex://main',
    ...stores(1327268470, 'com.okinc.okex.gp', 'mcohilncbfahbmgdjkbpemcciiolgcge'),
  },
  {
    id: '19177a98252e07ddfc9af2083ba8e07ef627cb6103467ffebb3f8f4205fd7927',
    name: 'Ledger Wallet',
    imageId: 'ledger',
    chains: evm,
    homepage: 'https://www.ledger.com/',
    mobileLink: 'ledgerlive://',
    desktopLink: 'ledgerlive://',
    ...stores(1361671700, 'com.ledger.live'),
  },
  {
    id: 'ecc4036f814562b41a5268adc86270fba1365471402006302e70169465b7ac18',
    name: 'Zerion',
    imageId: 'zerion',
    chains: [...evm, ...solana],
    homepage: 'https://zerion.io/',
    rdns: 'io.zerion.wallet',
    mobileLink: 'zerion://',
    ...stores(1456732565, 'io.zerion.android', 'klghhnkeealcohjjanjjdaeeggmfmlpl'),
  },
  {
    id: '225affb176778569276e484e1b92637ad061b01e13a048b35a9d280c3b58970f',
    name: 'Safe',
    imageId: 'safe',
    chains: evm,
    homepage: 'https://safe.global/',
    mobileLink: 'safe://',
    webappLink: 'https://app.safe.global/',
  },
  {
    id: 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393',
    name: 'Phantom',
    imageId: 'phantom',
    chains: [...solana, 'eip155:1', 'eip155:137', 'eip155:8453', ...bitcoin],
    homepage: 'https://phantom.com/',
    rdns: 'app.phantom',
    mobileLink: 'phantom://',
    linkMode: 'https://phantom.app/ul',
    ...stores(1598432977, 'app.phantom', 'bfnaelmomeimhlpmgjnjophhpkkoljpa'),
    supportsWc: false,
  },
  {
    id: '1ca0bdd4747578705b1939af023d120677c64fe6ca76add81fda36e350605e79',
    name: 'Solflare',
    imageId: 'solflare',
    chains: solana,
    homepage: 'https://solflare.com/',
    mobileLink: 'solflare://',
    linkMode: 'https://solflare.com/ul',
    ...stores(1580902717, 'com.solflare.mobile', 'bhhhlbepdkbapadjdnnojkbgioiodbic'),
    supportsWc: false,
  },
  {
    id: '2a87d74ae02e10bdd1f51f7ce6c4e1cc53cd5f2c0b6b5ad0d7b3007d2b13de7b',
    name: 'Xverse',
    chains: bitcoin,
    homepage: 'https://www.xverse.app/',
    ...stores(1552272513, 'com.secretkeylabs.xverse', 'idnnbdplmphpflfnlkomgpfbpcgelopg'),
    supportsWc: false,
  },
  {
    id: '6adb6082c909901b9e7189af3a4a0223102cd6f8d5c39e39f3d49acb92b578bb',
    name: 'Keplr',
    imageId: 'keplr',
    chains: [...cosmos, ...evm],
    homepage: 'https://www.keplr.app/',
    rdns: 'app.keplr',
    mobileLink: 'keplrwallet://',
    ...stores(1567851089, 'com.chainapsis.keplr', 'dmkamcknogkgcdfhhbddcghachkejeap'),
  },
  {
    id: '9ce87712b99b3eb57396cc8621db8900ac983c712236f48fb70ad28760be3f6a',
    name: 'SubWallet',
    chains: [...polkadot, ...evm],
    homepage: 'https://www.subwallet.app/',
    rdns: 'app.subwallet',
    mobileLink: 'subwallet://',
    ...stores(1633050285, 'app.subwallet.mobile', 'onhogfjeacnfoofkfgppdlbmlmnplgbn'),
  },
]

/** Wallets that many people have, for pages that ask no backend. They come without badges, some without a mark. */
export const walletList: readonly DirectoryWallet[] = known.map((wallet, index) => {
  return { supportsWc: true, ...wallet, badge: 'none', injected: [], order: index + 1 }
})

/** The list as a directory. */
export const listedWallets = localDirectory(
  async () => walletList,
  async (imageId) => (await import('../marks/marks.late')).markOfWallet(imageId),
)
