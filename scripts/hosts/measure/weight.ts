import { lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Packages that npm installed: places such as `node_modules/viem`, and their versions. */
export type Installed = Readonly<Record<string, { readonly version?: string }>>

/** Reads what is installed in a folder. */
export function readInstalled(folder: string): Installed {
  return readLock(join(folder, 'node_modules/.package-lock.json'))
}

/** Reads what a lock file names, without the host itself. */
export function readLock(file: string): Installed {
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { packages: Installed }
  return Object.fromEntries(Object.entries(packages).filter(([place]) => place !== ''))
}

/** Name of the package at a place. */
function nameOf(place: string): string {
  return place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
}

/** Packages that a host has once and Portico must not bring again. */
const shared = /^(viem|ox|abitype|react|react-dom)$|^@(noble|scure)\//

/** Second copies of what hosts share with Portico: what came with it, over what the host has without it. */
export function findCopies(installed: Installed, without: Installed): readonly string[] {
  return Object.entries(installed)
    .filter(([place]) => shared.test(nameOf(place)) && !without[place])
    .map(([place, { version }]) => `${place}@${version}`)
}

/** Megabytes that a folder takes on disk, as `du -sm` counts them. */
export function megabytes(folder: string): number {
  const bytesOf = (path: string): number => {
    const { blocks, size } = lstatSync(path)
    // Windows counts no blocks.
    return blocks === undefined ? size : blocks * 512
  }
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path))
  return Math.ceil([folder, ...paths].reduce((sum, path) => sum + bytesOf(path), 0) / 2 ** 20)
}
