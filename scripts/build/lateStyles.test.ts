import { describe, expect, it } from 'vitest'
import { adoptStyles } from '../../src/primitives/theme/adoptStyles'
import { componentRank } from './cssRanks'
import { lateStyles, rankStyles, readStyles } from './lateStyles'
import { insert } from './rewrite/nodes'

const written = `import 'src/theme/motion.css.ts.vanilla.css?source=a';
import 'src/lists/Grid.css.ts.vanilla.css?source=b';
export var columns = {two:'g1',three:'g2'};
export var count = 'var(--g3)';
export var root = 'g0';`

describe('rules that come late', () => {
  it('are handed over with each name, and not with a variable', () => {
    const { changes, specifiers } = readStyles(written)
    expect(specifiers).toHaveLength(2)
    expect(insert(written, changes).trim()).toBe(
      `export var columns = adoptStyles(css, {two:'g1',three:'g2'});
export var count = 'var(--g3)';
export var root = adoptStyles(css, 'g0');`,
    )
  })

  it('leave out what an early module has, and are the text of one module', async () => {
    const { plugin, text } = lateStyles(['lists/Grid.css'])
    const styles: Record<string, string> = { a: '@keyframes m { to { opacity: 0 } }', b: '.g0 { color: red }' }
    const { transform } = plugin as unknown as {
      readonly transform: (code: string, id: string) => Promise<{ readonly code: string } | null>
    }
    const context = {
      resolve: (id: string) => ({ id: id.split('?')[0], meta: { css: styles[id.at(-1) ?? ''] } }),
    }
    expect(await transform.call(context, written, '/p/src/text/Text.css.ts')).toBeNull()
    const { code } = (await transform.call(context, written, '/p/src/lists/Grid.css.ts')) ?? { code: '' }
    expect(code).toContain(`import { adoptStyles } from "/p/src/primitives/theme/adoptStyles"`)
    expect(text()).toBe(`${componentRank} .g0{color:red}`)
    expect(code).toContain(JSON.stringify(text()))
    expect(text()).toBe(rankStyles(styles['b'] ?? ''))
  })

  it('are handed over by themselves where they have no name', async () => {
    const { plugin } = lateStyles(['theme/more.late.css'])
    const { transform } = plugin as unknown as {
      readonly transform: (code: string, id: string) => Promise<{ readonly code: string }>
    }
    const context = { resolve: (id: string) => ({ id: id.split('?')[0], meta: { css: ':where(a) { color: red }' } }) }
    const code = "import 'src/theme/more.late.css.ts.vanilla.css?source=a';"
    const changed = await transform.call(context, code, '/p/src/theme/more.late.css.ts')
    expect(changed.code).toContain('\nadoptStyles(css)\n')
  })

  it('are nothing where there is no page', () => {
    expect(adoptStyles('.a { color: red }', { root: 'a' })).toEqual({ root: 'a' })
  })
})
