import { signedBy } from './shop'

/** A message to sign: its account and its nonce. */
export interface ToSign {
  readonly account: number
  readonly nonce: string
}

// A process of its own: signing is the visitors' work, and the server goes on meanwhile.
process.on('message', async (list: readonly ToSign[]) => {
  process.send?.(await Promise.all(list.map(({ account, nonce }) => signedBy(account, nonce))))
})
process.once('disconnect', () => process.exit())
