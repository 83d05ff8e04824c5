import { addressOf, table } from '../../../scripts/docs/catalogueText'
import { en } from '../../../src/views/copy/en'
import { alert, both, network, polite, wallet, withView, closes, type Announcement } from './announcing'
import { onrampAnnouncements } from './onrampAnnouncements'
import { swapAnnouncements } from './swapAnnouncements'

export type { Announcement }

const { alerts, allWallets, approve, connecting, networks, pairing, registerName, registeredName } = en
const { shell, signIn, snacks, switching } = en
const { account, activity, goodNetworks, nfts, selectToken, send, sendConfirmed, sendReview, token, tokens } = en

const ask = 'Connect/ConnectingView'
const change = 'Network/SwitchNetworkView'
const sign = 'Sign in/SIWXSignMessageView'
const pair = 'Pair/PairingView'
const basic = 'Pair/ConnectingWalletConnectBasicView'
const name = 'Names/RegisterAccountNameView'
const message = 'Feedback/FeedbackView'
const request = 'Approve/ApproveTransactionView'
const sending = 'Account/SendView'
const toSend = 'Account/SendPreviewView'

const paired = (view: string) => [
  polite(view, 'The code is there', [both(pairing.code.ready)]),
  alert(view, 'The wallet declines', [both(pairing.declined)]),
  alert(view, 'The code is too old', [both(pairing.code.expired)]),
  alert(view, 'It fails', [both(pairing.failed)]),
  alert(view, 'The relay does not answer', [both(pairing.relay, '‹host›')]),
  alert(view, 'The wallet does not answer', [both(pairing.notAnswering)]),
]

/** Everything that is said, in the order of a visit. */
export const announcements: readonly Announcement[] = [
  polite(ask, 'The wallet is asked', [both(connecting.opening)], withView),
  polite(ask, 'It takes longer', [both(connecting.waiting)]),
  alert(ask, 'No answer comes', [both(connecting.notAnswering)]),
  alert(ask, 'The wallet declines', [both(connecting.declined)]),
  alert(ask, 'An earlier request is open', [both(connecting.pending)]),
  alert(ask, 'The wallet is gone', [both(connecting.unavailable)]),
  alert(ask, 'It fails', [both(connecting.failed)]),
  polite(ask, 'Somebody is connected', [snacks.connected], closes),
  polite('Account/AccountView', 'Somebody is disconnected', [snacks.disconnected], closes),
  polite('Account/AccountView', 'The address is copied', [snacks.copied]),
  polite('Connect/AllWalletsView', 'A search is answered, and typing rests', [allWallets.results(3)]),
  polite('Connect/AllWalletsView', 'Nothing is there yet', [allWallets.loading]),
  alert('Connect/AllWalletsView', 'Loading fails', [allWallets.failed.title, allWallets.moreFailed]),
  ...paired(pair),
  polite(pair, 'Another code came by itself', [pairing.code.renewed('‹time›')]),
  alert(pair, 'The app did not open', [both(pairing.app.notOpened)]),
  alert(pair, 'The browser blocked its tab', [both(pairing.app.blocked)]),
  ...paired(basic),
  polite(sign, 'The message is written', [signIn.checking], withView),
  polite(sign, 'The wallet is asked', [signIn.opening(wallet)]),
  polite(sign, 'It takes longer', [signIn.waiting, signIn.notAnswering]),
  polite(sign, 'The signature is checked', [signIn.verifying]),
  polite(sign, 'Somebody is signed in', [snacks.signedIn], closes),
  alert(sign, 'The wallet declines', [snacks.signatureDeclined]),
  alert(sign, 'The signature is not accepted', [signIn.refused, signIn.smartAccount, signIn.outdated]),
  alert(sign, 'The wallet, the server or the browser fails', [
    signIn.wallet,
    signIn.server,
    signIn.unprepared,
    signIn.notKept,
    signIn.failed,
  ]),
  alert(sign, 'A press does not count', [signIn.covered, signIn.framed]),
  alert(sign, 'The dialog is to be closed while sign-in is required', [shell.closeRefusedSignIn]),
  polite('Network/NetworksView', 'A search is answered, and typing rests', [networks.results(3)]),
  polite(change, 'The wallet is asked', [both(switching.opening, network)], withView),
  polite(change, 'It takes longer', [both(switching.waiting, network)]),
  alert(change, 'No answer comes', [both(switching.notAnswering, network)]),
  alert(change, 'The wallet declines', [both(switching.declined, network)]),
  alert(change, 'It fails', [both(switching.failed, network)]),
  polite(change, 'The network was switched', [snacks.networkSwitched], closes),
  polite(request, 'What reads the request is loaded', [approve.loading], withView),
  polite(request, 'The end of a long request was in sight', [approve.reading.read]),
  alert(request, 'Something covers the view, or it stands in a frame', [approve.covered, approve.framed.detail]),
  polite(request, 'The wallet has the request', [approve.sending]),
  alert(request, 'The dialog is to be closed', [shell.closeRefusedAsking]),
  polite(name, 'Suggestions come', [registerName.suggestions.results(3), registerName.suggestions.none]),
  polite(name, 'The wallet is asked', [registerName.opening, registerName.waiting, registerName.notAnswering]),
  polite(name, 'It registers', [registerName.registering('‹name›')]),
  alert(name, 'The name is not possible', Object.values(registerName.problems)),
  alert(name, 'The wallet declines', [`${registerName.declined.title} ${registerName.declined.detail}`]),
  polite('Names/RegisterAccountNameSuccessView', 'It opens', [`‹name› ${registeredName.detail}`], withView),
  polite('Tokens/TokensView', 'Nothing is there yet', [tokens.loading]),
  polite('Tokens/TokensView', 'A search is answered, and typing rests', [tokens.results(3)]),
  alert('Tokens/TokensView', 'Reading them fails', [account.balanceUnavailable]),
  polite('Tokens/TokenView', 'The wallet was asked to list it', [token.added, token.declined, token.failed]),
  polite('NFTs/NftsView', 'Nothing is there yet', [nfts.loading]),
  alert('NFTs/NftsView', 'Reading them fails', [nfts.failed.title]),
  polite('Activity/ActivityView', 'Nothing is there yet', [activity.loading]),
  alert('Activity/ActivityView', 'Reading it fails', [activity.unavailable.title]),
  polite(sending, 'What the account has is being read', [send.loading]),
  alert(sending, 'Reading it fails', [both(send.unavailable)]),
  polite(sending, 'The receiver is known, and to be looked at', Object.values(send.warnings)),
  alert(sending, 'Nothing can be sent to what was typed', Object.values(send.problems)),
  polite('Account/SelectTokenView', 'A search is answered, and typing rests', [selectToken.results(3)]),
  polite(toSend, 'There is something to look at before', [
    ...Object.values(send.warnings),
    sendReview.wouldFail,
    ...Object.values(sendReview.failures),
    sendReview.lacksFee('‹symbol›'),
    sendReview.otherWaiting,
  ]),
  polite(toSend, 'The wallet is asked', [sendReview.asking]),
  alert(toSend, 'The wallet declines', [sendReview.declined, sendReview.pending]),
  alert(toSend, 'It fails', [sendReview.failed]),
  polite(
    'Account/SendConfirmedView',
    'It opens, and when the chain has it',
    [sendConfirmed.sent, sendConfirmed.confirmed, sendConfirmed.failed, sendConfirmed.replaced].map(
      ({ title, detail }) => `${title}. ${detail('‹amount›')}`,
    ),
    withView,
  ),
  polite('Embedded wallet/EmbeddedWalletView', 'Its page is loading', [en.embedded.loading]),
  ...swapAnnouncements,
  ...onrampAnnouncements,
  polite('Account/CompatibleNetworksView', 'Networks are being read', [goodNetworks.loading]),
  alert('Account/CompatibleNetworksView', 'Reading them fails', [both(goodNetworks.failed)]),
  polite(message, 'A short message that is no error', [
    snacks.copied,
    snacks.authenticating,
    snacks.transactionConfirmed,
    snacks.transactionSpedUp,
  ]),
  alert(message, 'A short message that is an error', [
    snacks.copyFailed,
    snacks.authFailed,
    snacks.actionNotAllowed,
    snacks.transactionFailed,
  ]),
  alert(
    message,
    'An alert comes',
    Object.values(alerts).map((one) => both(one)),
  ),
]

const cellsOf = ({ when, words, isAlert, focus }: Announcement) => [
  when,
  words.map((one) => `“${one}”`).join(' or '),
  isAlert ? 'assertive' : 'polite',
  focus,
]

/** Everything that is said, as a table. */
export const allAnnouncements = table(
  ['View', 'When', 'What is said', 'How', 'The focus'],
  announcements.map((one) => [`[${one.view.split('/').at(-1)}](${addressOf(`Views/${one.view}`)})`, ...cellsOf(one)]),
)

/** Announcements of the view on a page of the sidebar, as a table; undefined without announcements. */
export function announcementsOf(title: string): string | undefined {
  const own = announcements.filter(({ view }) => `Views/${view}` === title)
  if (own.length === 0) return undefined
  return [
    table(['When', 'What is said', 'How', 'The focus'], own.map(cellsOf)),
    '*Polite* waits for the end of what is being read; *assertive* interrupts it. Who says it: [Accessibility](?path=/docs/guides-accessibility--docs).',
  ].join('\n\n')
}
