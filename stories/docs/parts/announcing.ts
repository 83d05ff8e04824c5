/** Something that is said without the focus coming there. */
export interface Announcement {
  /** The page of the view that it belongs to, without `Views/`. */
  readonly view: string
  readonly when: string
  readonly words: readonly string[]
  /** Interrupts what is being read. */
  readonly isAlert: boolean
  readonly focus: string
}

/** Titles and sentences of the catalogue, some of them made for a wallet or a network. */
interface Said {
  readonly title: string | ((name: string) => string)
  readonly detail: string
}

export const wallet = '‹wallet›'
export const network = '‹network›'
export const both = ({ title, detail }: Said, name = wallet) =>
  `${typeof title === 'string' ? title : title(name)}. ${detail}`

export const stays = 'stays where it is'
export const withView = 'to the heading, as the view opens; then it stays'
export const closes = 'back to what opened the modal, which closes, or to the heading of the next view'

export const polite = (view: string, when: string, words: readonly string[], focus = stays): Announcement => ({
  view,
  when,
  words,
  isAlert: false,
  focus,
})
export const alert = (view: string, when: string, words: readonly string[], focus = stays): Announcement => ({
  ...polite(view, when, words, focus),
  isAlert: true,
})
