import { check } from '../../../chains/checkChains'
import { InvalidConfigError } from '../../../chains/errors/errors'
import { isList, isRecord, isText } from '../../../chains/guards'
import type { PorticoConfig } from '../config'

const isContract = (value: unknown) => isText(value) && /^0x[0-9a-f]{40}$/i.test(value)
const isPercent = (value: unknown) => typeof value === 'number' && value > 0 && value <= 50
/** True for an address that a visitor may be led to: of the web, or of this machine where a host is developed. */
// Beside `isThisMachine`, which would make the first file of a page larger; `thisMachine.test.ts` compares the two.
const isPage = (value: unknown) =>
  isText(value) &&
  /^(https:\/\/[^/\s@]+|http:\/\/((?:[^/\s@]+\.)?localhost|127(?:\.\d+){3}|\[::1\])(:\d+)?)([/?#]\S*)?$/.test(value)
const isSeller = (value: unknown) =>
  isRecord(value) &&
  isText(value.id) &&
  /^[\w.-]{1,64}$/.test(value.id) &&
  isText(value.name) &&
  value.name.trim() &&
  isPage(value.url) &&
  [value.image, value.feeRange].every((part) => part == null || isText(part))

/**
 * Checks how a host wants visitors to swap and to buy, while it is developed; in production what reads these options is
 * loaded late, and takes nothing else either.
 * @throws InvalidConfigError
 */
export function checkTradeOptions({ swaps, onramp }: PorticoConfig): void {
  try {
    if (process.env.NODE_ENV !== 'production') {
      const { slippage, routers } = isRecord(swaps) ? swaps : {}
      check(slippage == null || isPercent(slippage), 'swaps.slippage', slippage, 'percent above 0 and at most 50')
      const isRouters = isRecord(routers) && Object.values(routers).every((list) => isList(list, isContract))
      check(routers == null || isRouters, 'swaps.routers', routers, 'lists of contracts by chain id')
      const { providers, meldPublicKey, country, redirectUrl } = isRecord(onramp) ? onramp : {}
      const sellers = 'a list of { id, name, url } with addresses at https:'
      check(providers == null || isList(providers, isSeller), 'onramp.providers', providers, sellers)
      check(meldPublicKey == null || isText(meldPublicKey), 'onramp.meldPublicKey', meldPublicKey, 'a text')
      const isCountry = isText(country) && /^[A-Z]{2}$/.test(country)
      check(country == null || isCountry, 'onramp.country', country, 'a code such as US')
      check(redirectUrl == null || isPage(redirectUrl), 'onramp.redirectUrl', redirectUrl, 'an address at https:')
    }
  } catch (error) {
    // No `process` here.
    if (error instanceof InvalidConfigError) throw error
  }
}
