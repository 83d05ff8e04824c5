/** Common settings of pages of recipes: the purpose, and the source to copy, as a host would import it. */
export function recipe(text: string, source: string) {
  return { parameters: { screenshot: false, portico: { text, code: asHost(source), states: false } } }
}

/** Our sources under the names of the package. */
export function asHost(source: string): string {
  return source.replace(/from '(?:\.\.\/)+src(\/[\w/]+)?'/g, (_whole, path = '') => `from 'portico${path}'`)
}
