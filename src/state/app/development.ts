/**
 * Gives the public atoms their names for Jotai's devtools. A bundler that builds for production leaves nothing of it; on
 * a page without a bundler there is no `process`, and nothing happens.
 */
export function noteNames(): void {
  try {
    if (process.env.NODE_ENV !== 'production')
      import('./labels.late').then(
        ({ label }) => label(),
        () => undefined, // then they go without
      )
  } catch {
    // No `process` here.
  }
}
