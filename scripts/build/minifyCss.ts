import type { Plugin } from 'postcss'

/** PostCSS plugin: takes comments and white space out between things, and never inside of a value. */
export function minifyCss(): Plugin {
  return {
    postcssPlugin: 'portico-minify',
    OnceExit(root) {
      root.raws.after = ''
      root.walk((node) => {
        if (node.type === 'comment') {
          node.remove()
          return
        }
        node.raws.before = ''
        if (node.type === 'decl') {
          node.raws.between = ':'
          if (node.important) node.raws.important = '!important'
          return
        }
        node.raws.between = ''
        node.raws.after = ''
        if ('semicolon' in node.raws) node.raws.semicolon = false
        if (node.type === 'rule') node.selector = node.selectors.map((selector) => selector.trim()).join(',')
      })
    },
  }
}
