/** Functions that `timing` leaves on a page. */
export interface Timing {
  /** Milliseconds beyond 50 of each long task. */
  readonly blocked: readonly number[]
  /** When the address was painted. */
  address(): Promise<number>
  /** Of the tasks of more than 50 ms that began after the wallets were painted by a press, the longest; 0 for none. */
  longestAfterPaint(): number
  /** From a click, done at once, until the frame that shows the wallets. */
  openedAfter(click: () => void, least: number): Promise<number>
  /** From the next press of the pointer until the frame that shows the address. */
  pickedByPress(): Promise<number>
  /** From a click, done at once, until the frame that shows a QR code. */
  codeAfter(click: () => void): Promise<number>
  /** From the next press of the pointer until the frame that shows the wallets. */
  openedByPress(least: number): Promise<number>
  /** Presses the button of that name in the first frame that has it; when that was, and when the wallets were painted. */
  openedImpatiently(name: string, least: number): Promise<{ readonly pressed: number; readonly shown: number }>
}

declare global {
  interface Window {
    bench: Timing
    /** A measure that goes on while the pointer moves. */
    pending?: Promise<number>
  }
}

/** Runs in the page, before anything else of it. */
export function timing(): void {
  const blocked: number[] = []
  const tasks: PerformanceEntry[] = []
  let shown = Number.NaN
  new PerformanceObserver((list) => {
    tasks.push(...list.getEntries())
    for (const { duration } of list.getEntries()) blocked.push(Math.max(0, duration - 50))
  }).observe({ type: 'longtask', buffered: true })
  const frame = (isThere: () => boolean) =>
    new Promise<void>((resolve) => {
      const look = () => (isThere() ? resolve() : requestAnimationFrame(look))
      requestAnimationFrame(look)
    })
  const painted = async (isThere: () => boolean) => {
    await frame(isThere)
    // With the frame after that it is certainly on the screen.
    return new Promise<number>((resolve) => requestAnimationFrame(() => resolve(performance.now())))
  }
  const rows = () => document.querySelectorAll('dialog[open] li, [role=dialog] li').length
  const address = () => !!document.querySelector('#address')?.textContent
  const after = async (click: () => void, isThere: () => boolean) => {
    const start = performance.now()
    click()
    return (await painted(isThere)) - start
  }
  const afterPress = async (isThere: () => boolean) => {
    let pressed = Number.NaN
    addEventListener('click', ({ timeStamp }) => (pressed = timeStamp), { capture: true, once: true })
    shown = await painted(isThere)
    return shown - pressed
  }
  const find = (name: string) =>
    [...document.querySelectorAll('button')].find((each) => each.textContent?.includes(name))
  window.bench = {
    blocked,
    address: () => painted(address),
    longestAfterPaint: () =>
      Math.max(0, ...tasks.filter(({ startTime }) => startTime >= shown).map(({ duration }) => duration)),
    openedAfter: (click, least) => after(click, () => rows() >= least),
    pickedByPress: () => afterPress(address),
    codeAfter: (click) =>
      after(click, () => !!document.querySelector('[role=dialog] svg:not([data-breathing]) > [data-eye]')),
    openedByPress: (least) => afterPress(() => rows() >= least),
    openedImpatiently: async (name, least) => {
      await frame(() => find(name) !== undefined)
      const pressed = performance.now()
      find(name)?.click()
      return { pressed, shown: await painted(() => rows() >= least) }
    },
  }
}
