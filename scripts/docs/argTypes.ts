import type { ComponentDoc, PropDoc } from './componentDoc'

/** The name that Storybook's plugin hangs what was read under, on the component itself. */
const key = 'porticoDoc'

/** Returns the documentation of a component; nothing outside of Storybook. */
export function docOf(component: unknown): ComponentDoc | undefined {
  return (component as { readonly [key]?: ComponentDoc } | null | undefined)?.[key]
}

/** For `parameters.docs.extractArgTypes`: feeds the tables and the controls. */
export function extractArgTypes(component: unknown) {
  const doc = docOf(component)
  return doc ? Object.fromEntries(doc.props.map((prop) => [prop.name, argTypeOf(prop)])) : null
}

/** For `parameters.docs.extractComponentDescription`. */
export function extractComponentDescription(component: unknown): string {
  return docOf(component)?.text ?? ''
}

/** A row of the table, with its control. */
export function argTypeOf(prop: PropDoc) {
  const { name, type, required, text, options, only } = prop
  const isEvent = /^on[A-Z]/.test(name)
  return {
    name,
    description: [text, only && `Only with ${only.map((one) => `\`${one}\``).join(', ')}.`]
      .filter(Boolean)
      .join('\n\n'),
    type: { ...kindOf(prop), required },
    ...(options && { options: [...options] }),
    control: controlOf(prop),
    table: {
      type: { summary: options ? options.map((one) => JSON.stringify(one)).join(' | ') : type },
      ...(prop.default !== undefined && { defaultValue: { summary: prop.default } }),
      ...(isEvent && { category: 'Events' }),
    },
  }
}

function kindOf({ type, options }: PropDoc) {
  if (options) return { name: 'enum' as const, value: [...options] }
  if (type === 'boolean' || type === 'string' || type === 'number') return { name: type }
  return type.includes('=>') ? { name: 'function' as const } : { name: 'other' as const, value: type }
}

function controlOf({ type, options }: PropDoc) {
  if (options) return { type: options.length > 4 ? ('select' as const) : ('inline-radio' as const) }
  if (type === 'boolean' || type === 'number') return { type }
  return type === 'string' || type === 'ReactNode' ? { type: 'text' as const } : (false as const)
}
