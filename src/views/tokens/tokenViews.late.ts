// What an account has, and each of it: one chunk, as who sees the list soon sees one of it.
export { default as Token } from './TokenRoute'
export { default as Tokens, TokensTab } from './Tokens'
