import { cpSync, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { install, type SetName } from './install'
import type { HostName } from './hosts'

const templates = join(import.meta.dirname, '../templates')

/** Installs the bundlers and compilers. */
export async function prepareTools(folder: string): Promise<string> {
  await install({ set: 'tools', folder })
  for (const name of ['webpack.mjs', 'rspack.mjs']) cpSync(join(templates, name), join(folder, name))
  return folder
}

/** Installs a host's set with the tarball, and puts the pages beside it. */
export async function prepareHost(host: HostName, folder: string, tarball: string): Promise<string> {
  const set: SetName = host === 'linked' ? 'evm' : host
  await install({ set, folder, tarball, isLinked: host === 'linked' })
  if (host === 'next' || host === 'tests') {
    cpSync(join(templates, host), folder, { recursive: true })
    return folder
  }
  for (const name of ['pages', 'types', 'importEntries.mjs', 'server.mjs'])
    cpSync(join(templates, name), join(folder, name), { recursive: true })
  writePages(join(folder, 'pages'))
  return folder
}

/** Gives each page the same document. */
function writePages(folder: string): void {
  for (const name of readdirSync(folder))
    if (existsSync(join(folder, name, 'main.tsx')))
      cpSync(join(templates, 'page.html'), join(folder, name, 'index.html'))
}
