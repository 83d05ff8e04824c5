/** What asks the wallet, and looks at what it is asked for. */
export const loadSwapping = () => import('./swapping.late')
