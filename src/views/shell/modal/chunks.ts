import type { ComponentType } from 'react'
import type { ShellProps } from './Shell.late'

let shell: ComponentType<ShellProps> | null = null

/** The modal's own code: arrives at the first open, or ahead of it. */
export async function loadShell(): Promise<ComponentType<ShellProps>> {
  return (shell ??= (await import('./Shell.late')).Shell)
}

/** The modal's code if it is here already. */
export function loadedShell(): ComponentType<ShellProps> | null {
  return shell
}
