import { Markdown, Source } from '@storybook/addon-docs/blocks'

const files = import.meta.glob<string>('../../../src/views/copy/en/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The English catalogue as it is written: keys, words, and the arguments of those that are functions. */
export function WordList() {
  return Object.entries(files)
    .filter(([path]) => !path.endsWith('/index.ts'))
    .map(([path, text]) => {
      const name = /(\w+)\.ts$/.exec(path)?.[1] ?? path
      return (
        <section key={name}>
          <Markdown>{`### ${name}`}</Markdown>
          <Source language="tsx" code={text.replace(/^import .*\n/gm, '').trim()} />
        </section>
      )
    })
}
