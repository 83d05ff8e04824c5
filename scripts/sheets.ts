import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { resolve } from 'node:path'
import { chromium } from 'playwright'
import { execute } from './tools/execute'
import { findBrowser, launchArgs } from './tools/findBrowser'
import { serve } from './tools/serve'

// Draws the contact sheets of a commit into `.cache/sheets/<commit>`: `npm run sheets -- <commit> …`, without one those of
// the working tree. Two commits side by side show what a change did to every view.

const minute = 60_000

for (const commit of process.argv.length > 2 ? process.argv.slice(2) : [null]) await draw(commit)

async function draw(commit: string | null): Promise<void> {
  const sha = commit && git('rev-parse', '--verify', `${commit}^{commit}`)
  const name = sha ? sha.slice(0, 12) : 'working-tree'
  const folder = sha ? resolve('.cache/sheets/tree', name) : resolve('.')
  const pictures = resolve('.cache/sheets', name)
  mkdirSync(pictures, { recursive: true })
  remove(sha, folder)
  if (sha) git('worktree', 'add', '--quiet', '--detach', folder, sha)
  try {
    if (sha) await install(folder)
    const built = `${pictures}/storybook`
    const words = ['npx', 'storybook', 'build', '--quiet', '--output-dir', built]
    const env = { PORTICO_STORIES: 'stories/ContactSheet.stories.tsx' }
    const { ok, output } = await execute(words, { cwd: folder, env, limitMs: 10 * minute })
    if (!ok) throw new Error(output)
    for (const picture of await photograph(built, pictures)) console.log(picture)
  } finally {
    remove(sha, folder)
  }
}

/** The packages of this tree where the lock file is the same, else its own. */
async function install(folder: string): Promise<void> {
  const lock = (root: string) => readFileSync(`${root}/package-lock.json`, 'utf8')
  if (lock('.') === lock(folder)) return symlinkSync(resolve('node_modules'), `${folder}/node_modules`)
  const { ok, output } = await execute(['npm', 'ci', '--no-audit', '--no-fund'], {
    cwd: folder,
    limitMs: 20 * minute,
  })
  if (!ok) throw new Error(output)
}

/** One picture of each story of the sheets: light, dark, right-to-left, phone. */
async function photograph(built: string, pictures: string): Promise<readonly string[]> {
  const { url, stop } = await serve({ directory: built })
  const { path } = await findBrowser({ prefer: 'npm' })
  const browser = await chromium.launch({ executablePath: path, args: [...launchArgs] })
  try {
    const { entries } = JSON.parse(readFileSync(`${built}/index.json`, 'utf8')) as Index
    const page = await browser.newPage({ viewport: { width: 1600, height: 900 }, reducedMotion: 'reduce' })
    const drawn: string[] = []
    for (const { id, type } of Object.values(entries)) {
      if (type !== 'story') continue
      await page.goto(`${url}/iframe.html?viewMode=story&id=${id}&globals=motion:reduced`)
      await page.locator('#storybook-root > *').first().waitFor()
      await page.evaluate(() => document.fonts.ready)
      const file = `${pictures}/${id.replace(/^.*--/, '')}.png`
      await page.screenshot({ path: file, fullPage: true })
      drawn.push(file)
    }
    return drawn
  } finally {
    await browser.close()
    await stop()
  }
}

interface Index {
  readonly entries: Readonly<Record<string, { readonly id: string; readonly type: string }>>
}

function remove(sha: string | null, folder: string): void {
  if (sha && existsSync(folder)) git('worktree', 'remove', '--force', folder)
}

function git(...words: readonly string[]): string {
  return execFileSync('git', words, { encoding: 'utf8' }).trim()
}
