// The list of tokens and the view of one: one chunk, as a visitor of the list soon sees one of them.
export { default as Token } from './TokenRoute'
export { default as Tokens, TokensTab } from './Tokens'
