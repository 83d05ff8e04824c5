import { table } from '../../../scripts/docs/catalogueText'
import { statusOf, type RequestRefusal } from '../../../src/server/http/refusals'

/** The host's remedy for each reason of the sign-in server. */
const remedies: Readonly<Record<RequestRefusal, string>> = {
  'message-malformed': 'Send the text that was signed as it is; `createMessenger` or `formatSiwxMessage` writes it.',
  'version-unsupported': 'Write `Version: 1`, the only one that there is.',
  'domain-mismatch':
    'Set `domain` to `location.host` of the page, with its port. A message of another site must stay refused.',
  'uri-mismatch':
    'Let the message name an address beneath `uri` of the server; without `uri`, one of `domain` over https, or http on this machine.',
  'chain-not-allowed': 'Add the CAIP-2 id of the network to `chains`, or take the network off the page.',
  'address-not-allowed': 'Nothing: nobody has the key of this address.',
  'address-not-canonical':
    'Write the account as its chain does: lower-case bech32, the prefix of this chain. A chain that is not known here needs `prefixes`.',
  'chain-mismatch': 'Send the `chainId` of the message in `data`, or leave it out.',
  'address-mismatch': 'Send the `accountAddress` of the message in `data`, or leave it out.',
  expired: 'Sign a new message; `expirationMs` of `createMessenger` says how long one is good.',
  'not-yet-valid': 'Compare the clocks of the page and the server; a message may not be of the future.',
  'nonce-unknown':
    'Ask for a new nonce. Without `storage` only the process that issued it knows it, and a restart ends them all: several processes need one `storage`.',
  'nonce-used': 'Ask for a new nonce and sign again: each is good for one try.',
  'cookie-missing':
    'Send requests with cookies. Another origin needs `allowedOrigins`, another site `cookie: { sameSite: "none", partitioned: true }` and https, a native app or a nonce that your own backend fetches `bindNonce: false`.',
  'browser-mismatch': 'Ask for the nonce from the browser that sends the signature, or set `bindNonce: false`.',
  'signature-invalid':
    'Sign with the account of the message. A contract account needs an endpoint of its network in `rpcUrls`.',
  'too-large': 'Send less than 64 KiB: a message of at most 8 KiB and a signature of at most 48 KiB.',
  'chain-unavailable':
    'Send the same signature again. If it is often so: another endpoint in `rpcUrls`, or more of `verificationMs` and `verificationsAtOnce`.',
  'server-full': 'Send the same signature again later; pass `storage`, or raise `memoryLimits`.',
  'route-unknown':
    'Give page and server one base path: `url` of `createServerStorage` and `basePath`. The answer has the routes.',
  'too-many-requests': 'Wait: `limit` of the server said no.',
  'method-not-allowed': 'Use the method that the header `Allow` of the answer names.',
  'origin-not-allowed': 'Name the origin of the page in `allowedOrigins`; one origin needs nothing.',
  'content-type-unsupported': 'Send `Content-Type: application/json`.',
  'body-malformed':
    'Send JSON: `{ message, signature, data? }`; to sign out, `{ accountAddress, chainId }` or nothing.',
}

/** Every reason for which the sign-in server refuses, as a table. */
export const refusals = table(
  ['`reason`', 'HTTP', 'What to do'],
  Object.entries(remedies).map(([reason, remedy]) => [
    `\`${reason}\``,
    String(statusOf[reason as RequestRefusal]),
    remedy,
  ]),
)
