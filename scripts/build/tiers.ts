import type { Rolldown } from 'tsdown'

/** A file of the package. */
export interface Tier {
  readonly name: string
  /** Modules of `src`, without extension, whose static imports make up the file; earlier tiers keep what they have. */
  readonly seeds: readonly string[]
  /** It holds components or hooks: then it begins with `'use client'`. */
  readonly isClient?: boolean
}

/** A module of `src` by its path in there, and the paths of those it imports statically. */
export type Imports = ReadonlyMap<string, readonly string[]>

/**
 * Says for each module in which file of the package it is written.
 * @throws for a seed that is no module
 */
export function assignTiers(tiers: readonly Tier[], imports: Imports): ReadonlyMap<string, string> {
  const tierOf = new Map<string, string>()
  for (const { name, seeds } of tiers) {
    const missing = seeds.find((seed) => !imports.has(seed))
    if (missing) throw new Error(`Tier ${name}: there is no module ${missing}`)
    const reached = new Set(seeds)
    // A set hands out what is added while it is walked.
    for (const path of reached) {
      if (!tierOf.has(path)) tierOf.set(path, name)
      for (const next of imports.get(path) ?? []) reached.add(next)
    }
  }
  return tierOf
}

/** The plugin that learns which module imports which, and the groups that put them into files. */
export function tierPlan(tiers: readonly Tier[]) {
  let tierOf: ReadonlyMap<string, string> = new Map()
  const plugin: Rolldown.Plugin = {
    name: 'tiers',
    buildEnd(error) {
      if (error) return
      const imports = new Map<string, readonly string[]>()
      for (const id of this.getModuleIds()) {
        const path = pathOf(id)
        if (path)
          imports.set(
            path,
            (this.getModuleInfo(id)?.importedIds ?? []).map(pathOf).filter((next) => next !== undefined),
          )
      }
      tierOf = assignTiers(tiers, imports)
    },
  }
  const isIn = (name: string) => (id: string) => tierOf.get(pathOf(id) ?? '') === name
  // A group takes along what its modules import; so that it takes nothing of an earlier tier, those are asked first.
  const groups = tiers.map(({ name }, index) => ({ name, test: isIn(name), priority: tiers.length - index }))
  return { plugin, groups }
}

function pathOf(id: string): string | undefined {
  return id.endsWith('.d.ts') ? undefined : /\/src\/([^?]+?)\.tsx?$/.exec(id)?.[1]
}
