import { atom } from 'jotai/vanilla'
import { action } from '../core/action'
import { noteModal } from '../core/development/development'
import { close, isOpenAtom } from './stack'

const loadAtom = atom<'idle' | 'loading' | 'ready' | 'failed'>('idle')

/** What a button says of the modal's own code while it is not here yet. */
export const shellAtom = atom((get): 'idle' | 'loading' | 'failed' => {
  const load = get(loadAtom)
  if (load === 'failed') return 'failed'
  return load === 'loading' && get(isOpenAtom) ? 'loading' : 'idle'
})

/** Follows the loading of the modal's code; when it fails the modal closes and can be opened again. */
export const followShell = action(async function followShell(get, set, loading: Promise<unknown>) {
  noteModal(get)
  set(loadAtom, 'loading')
  try {
    await loading
    set(loadAtom, 'ready')
  } catch (error) {
    set(loadAtom, 'failed')
    set(close)
    throw error
  }
})
