/** Marks an element that does something of its own on Escape while the focus is in it. */
export const ownEscape = { 'data-own-escape': '' }

/** True where Escape is meant for something inside the dialog. */
export function isOwnEscape({ target }: Pick<Event, 'target'>): boolean {
  return target instanceof Element && target.closest('[data-own-escape]') !== null
}
