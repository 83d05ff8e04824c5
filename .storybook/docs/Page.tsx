import {
  ArgTypes,
  Controls,
  DocsContext,
  Markdown,
  Primary,
  Source,
  Stories,
  Title,
} from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { announcementsOf } from '../../stories/docs/parts/announcements'
import { weightOf } from '../../stories/docs/parts/viewFiles'
import { docOf } from '../../scripts/docs/argTypes'
import { sectionsOf } from './sections'
import type { PorticoDocs } from './portico'

/** The page of a component: from its source, and from `parameters.portico` of its stories what only a person knows. */
export function Page() {
  const { preparedMeta } = useContext(DocsContext).resolveOf('meta', ['meta'])
  const docs: PorticoDocs = preparedMeta.parameters['portico'] ?? {}
  const component = docs.component ?? preparedMeta.component
  const doc = docOf(component)
  const weight = weightOf(preparedMeta.title)
  const { anatomy, props, accessibility, use, life, related } = sectionsOf(
    docs,
    doc,
    announcementsOf(preparedMeta.title),
  )
  return (
    <>
      <Title />
      <Markdown>{`${docs.status ?? 'stable'} since ${docs.since ?? '0.1.0'}`}</Markdown>
      {(docs.text ?? doc) && <Markdown>{docs.text ?? doc?.text ?? ''}</Markdown>}
      <Primary />
      {anatomy && <Markdown>{anatomy}</Markdown>}
      {doc && doc.props.length > 0 && <Markdown>{'## Props'}</Markdown>}
      {doc && doc.props.length > 0 && (docs.component ? <ArgTypes of={docs.component as never} /> : <Controls />)}
      {props && <Markdown>{props}</Markdown>}
      {docs.code && <Markdown>{'## Code'}</Markdown>}
      {docs.code && <Source language="tsx" code={docs.code} />}
      {use && <Markdown>{use}</Markdown>}
      {accessibility && <Markdown>{accessibility}</Markdown>}
      {life && <Markdown>{life}</Markdown>}
      {weight && <Markdown>{weight}</Markdown>}
      {related && <Markdown>{related}</Markdown>}
      {docs.states !== false && <Stories title="States" includePrimary={false} />}
    </>
  )
}
