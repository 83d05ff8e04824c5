/** The part of a page that axe checks. */
export interface AxeOptions {
  readonly rules: readonly string[]
  /** Selectors of what it leaves out. */
  readonly exclude: readonly string[]
}

interface Found {
  readonly violations: readonly {
    readonly id: string
    readonly nodes: readonly { readonly target: readonly unknown[]; readonly failureSummary?: string }[]
  }[]
}

interface AxeWindow {
  readonly axe?: {
    readonly _running?: boolean
    reset: () => void
    run: (context: object, options: object) => Promise<Found>
  }
}

/** Runs some of axe's rules, in a page that has it already, because a whole run went before. */
export async function runAxe({ rules, exclude }: AxeOptions): Promise<readonly string[]> {
  const { axe } = window as unknown as AxeWindow
  if (!axe) return ['axe is not in the page']
  // On a busy machine the run that Storybook itself does for a story may not be over.
  for (let tries = 0; axe._running && tries < 50; tries++) await new Promise((resolve) => setTimeout(resolve, 100))
  axe.reset()
  const { violations } = await axe.run(
    { include: [document.body], exclude },
    { runOnly: { type: 'rule', values: rules }, resultTypes: ['violations'], elementRef: false, preload: false },
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')} ${failureSummary.split('\n')[1] ?? ''}`),
  )
}
