/** Marks an element that does something of its own on Escape while the focus is in it. */
export const ownEscape = { 'data-own-escape': '' }

/** Whether Escape is meant for something inside of the dialog. */
export function isOwnEscape({ target }: Pick<Event, 'target'>): boolean {
  return target instanceof Element && target.closest('[data-own-escape]') !== null
}
