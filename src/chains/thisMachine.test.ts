import { expect, it } from 'vitest'
import { createLab } from '../../stories/lab/lab'
import { isLocal } from '../server/checks'
import { readWebLink } from '../services/wallets/links'
import { isOriginAllowed } from '../state/session/project/origins'
import { isThisMachine } from './thisMachine'

const own = ['localhost', 'app.localhost', '127.0.0.1', '127.8.9.10', '[::1]']
const foreign = ['localhost.example', 'notlocalhost', '127.0.0.1.example', '128.0.0.1', '[::2]', '0.0.0.0', '']

/** Every place that treats this machine in another way than the web. */
const places: Readonly<Record<string, (hostname: string) => boolean>> = {
  'a host name': isThisMachine,
  'a sign-in server, with a port': (hostname) => isLocal(`${hostname}:8080`),
  'a link of a wallet': (hostname) => readWebLink(`http://${hostname}/`) !== undefined,
  'the origins of a project': (hostname) => isOriginAllowed(`http://${hostname}`, ['https://shop.example']),
  'where a purchase returns to': (hostname) => {
    try {
      createLab({ config: { onramp: { redirectUrl: `http://${hostname}:3000/done` } } })
      return true
    } catch {
      return false
    }
  },
}

it.each(Object.entries(places))('is the same for %s', (_name, isOwn) => {
  expect([...own, ...foreign].filter(isOwn)).toEqual(own)
})
