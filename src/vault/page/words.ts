import type { PasskeyFailure } from '../app/passkeys'

const failures: Readonly<Record<PasskeyFailure, string>> = {
  cancelled: 'The passkey was not used. Try again, or cancel.',
  exists: 'This device already has a passkey of this wallet. Use another device.',
  noPrf: 'This browser or device cannot encrypt a wallet with a passkey. Use another one.',
  unsupported: 'This page cannot use passkeys here. Try it in a window of its own.',
}

/** Words of the vault's page. */
export const enVault = {
  vault: {
    failures,
    connect: {
      title: (host: string) => `Connect to ${host}`,
      create: 'Create a wallet',
      createDetail:
        'A passkey on this device protects it. If you lose all its passkeys, you lose the wallet: save its recovery words, or add a second passkey.',
      use: 'Use your wallet',
      useDetail: 'This page will see your addresses. It cannot sign without you.',
      choose: 'Choose a wallet',
      onSolana: (address: string) => `Solana: ${address}`,
      other: 'Create another wallet',
      audit: 'This wallet has not been audited by a third party.',
      evm: 'EVM networks',
      solana: 'Solana',
    },
    settings: {
      title: 'Wallet settings',
      passkeys: 'Passkeys',
      created: (date: string) => `Added on ${date}`,
      add: 'Add a passkey',
      addReady: 'Create the second passkey',
      addDetail: 'Use it on this device or on another one. Each passkey can open the wallet.',
      remove: 'Remove',
      removeQuestion: (name: string) =>
        `Remove the passkey “${name}”? It can no longer open the wallet on this device.`,
      only: 'The only passkey cannot be removed.',
      export: 'Show recovery words',
      exportDetail: 'Whoever has these words has the wallet. Show them to no person and type them into no page.',
      words: 'Recovery words',
      hide: 'Hide',
      name: (number: number) => `Passkey ${number}`,
      failed: 'That did not work. Nothing was changed.',
      close: 'Close',
    },
    cancel: 'Cancel',
    notHere: 'This page is shown by a site that uses it as a wallet. Open that site.',
  },
}
