// A chunk of its own: the tables weigh more than everything else about names.
export { normalize } from 'viem/ens'
