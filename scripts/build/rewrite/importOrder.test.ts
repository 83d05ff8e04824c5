import { describe, expect, it } from 'vitest'
import { orderImports } from './importOrder'

describe('the imports of a file', () => {
  it('begin with React, then files of components, other files and other packages', () => {
    const code = `'use client';
import { a } from "./chunks/core.js";
import { atom } from "jotai/vanilla";
import { b } from "./chunks/early.js";
import { createContext } from "react";
export { a, b, atom, createContext };`
    expect(orderImports(code, new Set(['early']))).toBe(`'use client';
import { createContext } from "react";
import { b } from "./chunks/early.js";
import { a } from "./chunks/core.js";
import { atom } from "jotai/vanilla";
export { a, b, atom, createContext };`)
  })

  it('stay where there is nothing to order', () => {
    expect(orderImports('const one = 1;', new Set())).toBe('const one = 1;')
  })
})
