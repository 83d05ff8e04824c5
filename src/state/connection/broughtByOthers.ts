import { perStore } from '../core/runtime'

/** Whether another page brought a connection: sign-in is asked for there, and not by each page. */
export const broughtByOthers = perStore<{ isDone: boolean }>()
