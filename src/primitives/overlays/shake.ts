/** Marks a panel while it shakes. The attribute is taken away by the end of the animation, not by a clock. */
export function shake(panel: HTMLElement | null): void {
  if (!panel) return
  const stop = new AbortController()
  const onEnd = ({ target }: Event) => {
    if (target !== panel) return
    panel.removeAttribute('data-shaking')
    stop.abort()
  }
  panel.removeAttribute('data-shaking')
  // Reading the layout makes the next attribute a new animation, also in the middle of one.
  panel.getBoundingClientRect()
  panel.setAttribute('data-shaking', '')
  panel.addEventListener('animationend', onEnd, { signal: stop.signal })
}
