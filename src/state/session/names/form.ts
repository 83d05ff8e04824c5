import { atom } from 'jotai/vanilla'
import { action } from '../../core/action'
import { servicesAtom } from '../../core/platform'
import { envAtom } from '../../core/runtime'
import { onLeave } from '../../shell/router/navigation'
import { NameTooShortError } from './registrationErrors'
import { cleanName, nameFault, wholeName } from './rules'
import { nameZoneAtom, ownNamesAtom } from './names'
import { report } from '../../core/report'
import { createTask } from '../../core/task'
import type { NameSuggestion } from '../../../services/names/names.late'

/** Time that typing may pause before suggestions are asked for, in milliseconds. */
const pauseMs = 300

/** Names to choose from. `idle` while too little is typed. */
export type NameSuggestions =
  | { readonly status: 'idle' }
  /** With those of before, until new ones are here. */
  | { readonly status: 'loading'; readonly names: readonly NameSuggestion[] }
  | { readonly status: 'ready'; readonly names: readonly NameSuggestion[] }
  | { readonly status: 'failed' }

/** Why what is typed cannot be registered. */
export type NameProblem = 'tooShort' | 'invalid' | 'owned' | 'registered'

interface NameForm {
  readonly input: string
  /** The visitor tried to register this name: from then on its problem is shown. */
  readonly isTried: boolean
  readonly suggestions: NameSuggestions
}

const empty: NameForm = { input: '', isTried: false, suggestions: { status: 'idle' } }

const formAtom = atom<NameForm>(empty)
const suggesting = createTask()

/** The typed name, normalised. */
export const nameInputAtom = atom((get) => get(formAtom).input)

/** Names like the one typed: the very same first, registered ones marked. */
export const suggestionsAtom = atom((get) => get(formAtom).suggestions)

/** The problem of the name that is typed. */
export const nameProblemAtom = atom((get): NameProblem | null => {
  const { input, suggestions } = get(formAtom)
  const zone = get(nameZoneAtom) ?? ''
  const own = get(ownNamesAtom)
  if (own.status === 'ready' && own.value && own.value.length > 0) return 'owned'
  const fault = nameFault(input, zone)
  if (fault) return fault instanceof NameTooShortError ? 'tooShort' : 'invalid'
  const known = suggestions.status === 'ready' ? suggestions.names : []
  return known.some(({ name, isRegistered }) => isRegistered && name === wholeName(input, zone)) ? 'registered' : null
})

/** The problem as far as it is to be shown: a name that is still being typed has none. */
export const shownProblemAtom = atom((get): NameProblem | null => {
  const problem = get(nameProblemAtom)
  return get(formAtom).isTried || problem === 'owned' ? problem : null
})

/** Takes what is typed, and looks for names like it once typing pauses; the newest wins. */
export const typeName = action(function typeName(get, set, text: string) {
  const before = get(formAtom)
  const input = cleanName(text, get(nameZoneAtom) ?? '')
  onLeave(get, 'RegisterAccountName', () => set(resetNameForm))
  set(formAtom, { ...before, input, isTried: before.isTried && input === before.input })
  if (input !== before.input) void set(suggest, pauseMs)
})

/** Takes a suggestion; the others stay to choose from. */
export const pickName = action(function pickName(get, set, name: string) {
  set(formAtom, { ...get(formAtom), input: cleanName(name, get(nameZoneAtom) ?? ''), isTried: false })
})

/** Asks for suggestions again. */
export const retrySuggestions = action(function retrySuggestions(_get, set) {
  return void set(suggest, 0)
})

/** From now on the problem of what is typed is shown. */
export const tryName = action(function tryName(get, set) {
  return set(formAtom, { ...get(formAtom), isTried: true })
})

/** Forgets what was typed. */
export const resetNameForm = action(function resetNameForm(get, set) {
  suggesting.abort(get)
  set(formAtom, empty)
})

const suggest = action(async function suggest(get, set, delayMs: number): Promise<void> {
  const { names } = get(servicesAtom)
  const { input, suggestions: last } = get(formAtom)
  const show = (suggestions: NameSuggestions) => set(formAtom, (now) => ({ ...now, suggestions }))
  suggesting.abort(get)
  if (!names || nameFault(input, names.zone)) return show({ status: 'idle' })
  show({ status: 'loading', names: 'names' in last ? last.names : [] })
  try {
    const found = await suggesting.run(get, async (signal) => {
      if (delayMs > 0) await get(envAtom).clock.sleep(delayMs, signal)
      return names.suggestions(input, signal)
    })
    const isSame = ({ name }: NameSuggestion) => Number(name === wholeName(input, names.zone))
    if (found) show({ status: 'ready', names: [...found].sort((one, other) => isSame(other) - isSame(one)) })
  } catch (error) {
    show({ status: 'failed' })
    set(report, error)
  }
})
