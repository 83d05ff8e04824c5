type Json = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
const isShare = (value: unknown) => isNumber(value) && value >= 0 && value <= 1
const isSize = (value: unknown, units: readonly unknown[]) =>
  isObject(value) && isNumber(value.value) && units.includes(value.unit)
const isDimension = (value: unknown) => isSize(value, ['px', 'rem'])

const isColor = (value: unknown) =>
  isObject(value) &&
  value.colorSpace === 'srgb' &&
  Array.isArray(value.components) &&
  value.components.length === 3 &&
  value.components.every(isShare) &&
  (value.alpha === undefined || isShare(value.alpha)) &&
  (value.hex === undefined || /^#[\da-f]{6}$/i.test(String(value.hex)))

const isLayer = (value: unknown) =>
  isObject(value) &&
  isColor(value.color) &&
  [value.offsetX, value.offsetY, value.blur, value.spread].every(isDimension) &&
  (value.inset === undefined || typeof value.inset === 'boolean')

/** The types of the Design Tokens format 2025.10 that our files use, with the rules for their values. */
const types: Readonly<Record<string, (value: unknown) => boolean>> = {
  color: isColor,
  dimension: isDimension,
  duration: (value) => isSize(value, ['ms', 's']),
  number: isNumber,
  cubicBezier: (value) =>
    Array.isArray(value) && value.length === 4 && value.every(isNumber) && isShare(value[0]) && isShare(value[2]),
  shadow: (value) => (Array.isArray(value) ? value.length > 0 && value.every(isLayer) : isLayer(value)),
  fontFamily: (value) =>
    typeof value === 'string' || (Array.isArray(value) && value.every((name) => typeof name === 'string')),
}

/** Finds faults of a file against the rules of the format; each token has to say its type itself. */
export function findFaults(file: Json, path = ''): readonly string[] {
  return Object.entries(file).flatMap(([name, value]) => {
    if (/^\$(description|extensions|schema)$/.test(name)) return []
    const here = path ? `${path}.${name}` : name
    if (/^\$|[{}.]/.test(name)) return [`${here} is no name`]
    if (!isObject(value)) return [`${here} is neither a token nor a group`]
    if (!('$value' in value)) return '$type' in value ? [`${here} has no value`] : findFaults(value, here)
    const check = types[String(value.$type)]
    if (!check) return [`${here} has no type that is known: ${String(value.$type)}`]
    return check(value.$value) ? [] : [`${here} is no ${String(value.$type)}`]
  })
}
