import type { ComponentType } from 'react'
import type { ShellProps } from './Shell'

let shell: ComponentType<ShellProps> | null = null

/** The modal's own code: arrives at the first open, or ahead of it. */
export async function loadShell(): Promise<ComponentType<ShellProps>> {
  shell ??= (await import('./Shell')).Shell
  return shell
}

/** The modal's code if it is here already. */
export function loadedShell(): ComponentType<ShellProps> | null {
  return shell
}

export const loadAccount = () => import('../account/Account')
export const loadPairing = () => import('../connect/ConnectingWalletConnect')

/** Views around the directory: one chunk, as who sees one of them soon sees another. */
export const loadDirectory = () => import('../connect/directoryViews')
