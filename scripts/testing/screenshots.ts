import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const folder = 'stories/__screenshots__'

/** Screenshots, named `<story id>--<mode>.png`, whose story is gone. */
export function storyless(files: readonly string[], storyIds: ReadonlySet<string>): readonly string[] {
  return files.filter((file) => file.endsWith('.png') && !storyIds.has(file.replace(/--[a-z]+\.png$/, '')))
}

/** Screenshots of stories that the Storybook built in `storybook` does not have. */
export function findStoryless(storybook: string): readonly string[] {
  const { entries } = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as {
    entries: Record<string, unknown>
  }
  return storyless(readdirSync(folder), new Set(Object.keys(entries))).map((file) => join(folder, file))
}

export function removeStoryless(storybook: string): void {
  for (const file of findStoryless(storybook)) rmSync(file)
}
