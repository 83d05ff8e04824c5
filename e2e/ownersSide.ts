import { randomUUID } from 'node:crypto'
import { createOwnersWallet, type OwnersWallet } from '../lab/chains/ownersWallet'
import { labAccounts } from '../lab/chains/startChain'
import type { Lab } from '../lab/startLab'
import { walletIcon } from '../lab/wallet/icon'
import { toRpcError } from '../lab/wallet/rpcError'
import { dialogOf } from './accountSide'
import type { Visit, VisitOptions } from './shop'

const name = 'Owners Wallet'

/** A visitor whose browser has the wallet of a contract account with three owners, two of whom have to approve. */
export interface OwnersVisit extends Visit {
  readonly owners: OwnersWallet
}

export interface OwnersVisitOptions extends Pick<VisitOptions, 'path' | 'expectsConsole'> {
  readonly takesBatches?: boolean
}

export async function visitAsOwners(
  visit: (options: VisitOptions) => Promise<Visit>,
  { chains: [lab] }: Lab,
  { takesBatches = false, ...options }: OwnersVisitOptions = {},
): Promise<OwnersVisit> {
  if (!lab) throw new Error('The lab has no chain')
  const owners = await createOwnersWallet({
    chain: lab.chain,
    url: lab.url,
    owners: labAccounts.slice(0, 3),
    takesBatches,
  })
  const prepare = async (page: Visit['page']) => {
    const context = page.context()
    await context.exposeFunction('askOwners', async (method: string, params: string) => {
      try {
        return JSON.stringify({ result: await owners.request(method, JSON.parse(params) as unknown[]) })
      } catch (error) {
        const { code, message } = toRpcError(error)
        return JSON.stringify({ error: { code, message } })
      }
    })
    await context.addInitScript(announceOwners, {
      uuid: randomUUID(),
      name,
      rdns: 'example.owners',
      icon: walletIcon(3),
    })
  }
  return { ...(await visit({ ...options, prepare })), owners }
}

/** Announces the wallet to its page (EIP-6963). Runs in the page. */
function announceOwners(about: {
  readonly uuid: string
  readonly name: string
  readonly rdns: string
  readonly icon: string
}) {
  const provider = {
    request: async ({ method, params = [] }: { method: string; params?: unknown }) => {
      const { askOwners } = window as unknown as { askOwners: (method: string, params: string) => Promise<string> }
      const { result, error } = JSON.parse(await askOwners(method, JSON.stringify(params))) as {
        result?: unknown
        error?: { code: number; message: string }
      }
      if (error) throw Object.assign(new Error(error.message), { code: error.code })
      return result
    },
    on: () => undefined,
    removeListener: () => undefined,
  }
  const detail = Object.freeze({ info: Object.freeze({ ...about }), provider })
  const tell = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  window.addEventListener('eip6963:requestProvider', tell)
  tell()
}

/** Chooses the wallet in the modal. */
export async function chooseOwners({ page }: Visit) {
  await page.getByRole('button', { name: 'Connect wallet' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name }).click()
}

/** Connects the wallet. From then on the clock of the page is in the hands of the test. */
export async function connectOwners(visitor: Visit) {
  await chooseOwners(visitor)
  await dialogOf(visitor).waitFor({ state: 'detached' })
  await visitor.page.clock.install({ time: Date.now() })
}

/** Two owners approve, 20 minutes apart. */
export async function approveByTwo({ owners, page }: OwnersVisit) {
  await owners.approve(0)
  await page.clock.fastForward(20 * 60_000)
  await owners.approve(1)
}

/** The longest interval between two looks at the chain goes by. */
export const passInterval = ({ page }: Pick<Visit, 'page'>) => page.clock.fastForward(61_000)
