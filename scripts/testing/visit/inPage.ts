import type { Page } from 'playwright'
import { findTextOverflow } from '../textOverflow.ts'
import { runAxe } from './axe.ts'
import { findFaintDrawings } from './faintDrawings.ts'
import { findSideScroll, putBack, setTokens, spaceText, turn } from './look.ts'
import { findTextOverlap } from './textOverlap.ts'

const tools = {
  findFaintDrawings,
  findSideScroll,
  findTextOverflow,
  findTextOverlap,
  putBack,
  runAxe,
  setTokens,
  spaceText,
  turn,
}

/** Tools that a function that runs in a page can use there. */
export type Tools = typeof tools

/** Runs a function in the page with the tools, in one way there and back: what takes time is the way. */
export function inPage<Options, Result>(
  page: Page,
  run: (tools: Tools, options: Options) => Result | Promise<Result>,
  options: Options,
): Promise<Result> {
  const own = Object.entries(tools).map(([name, tool]) => `${name}: ${tool}`)
  return page.evaluate(`(${run})({ ${own} }, ${JSON.stringify(options)})`)
}
