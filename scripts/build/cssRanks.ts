import type { Container, Plugin, Rule } from 'postcss'

/** The ancestor that lifts our components above the host: two attributes, and two ids that match nothing. */
export const componentRank = '[data-portico][data-portico]:not(#_p):not(#_p)'

export interface CssRanksOptions {
  /** Only stylesheets whose file name matches are ranked; without it, all of them. */
  readonly only?: RegExp
}

/**
 * PostCSS plugin: puts every class of Portico behind `componentRank`, so that no order of stylesheets and no rule of a
 * host below `!important` or three ids can disturb a component. Selectors that name `[data-portico` set their own rank.
 */
export function cssRanks({ only }: CssRanksOptions = {}): Plugin {
  return {
    postcssPlugin: 'portico-css-ranks',
    Once(root) {
      const file = root.source?.input.file ?? root.source?.input.id ?? ''
      if (only && !only.test(file)) return
      root.walkRules((rule) => {
        if (insideKeyframes(rule)) return
        rule.selectors = rule.selectors.map(rank)
      })
    },
  }
}

function rank(selector: string): string {
  const ours = selector.includes('.') && !selector.includes('[data-portico')
  return ours ? `${componentRank} ${selector}` : selector
}

function insideKeyframes(rule: Rule): boolean {
  const parent = rule.parent as (Container & { name?: string }) | undefined
  return parent?.type === 'atrule' && (parent.name ?? '').endsWith('keyframes')
}
