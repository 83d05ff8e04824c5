/** A type of the contract ABI, https://docs.soliditylang.org/en/latest/abi-spec.html, as far as known calls use it. */
export type AbiType =
  | { readonly kind: 'word'; readonly name: string; readonly label: string }
  | { readonly kind: 'bytes'; readonly name: string; readonly label: string }
  | { readonly kind: 'list'; readonly name: string; readonly label: string; readonly item: AbiType }
  | { readonly kind: 'tuple'; readonly name: string; readonly label: string; readonly fields: readonly AbiType[] }

export interface Declaration {
  readonly name: string
  readonly inputs: readonly AbiType[]
  /** Without the names of the arguments, as selectors are made of it. */
  readonly signature: string
}

/** Reads `transfer(address to,uint256 amount)`; tuples are in parentheses, lists end in `[]`. */
export function readDeclaration(text: string): Declaration {
  const open = text.indexOf('(')
  const inputs = splitFields(text.slice(open + 1, -1)).map(readType)
  const name = text.slice(0, open)
  return { name, inputs, signature: `${name}(${inputs.map((input) => input.name).join(',')})` }
}

/** True for a dynamic type: the head holds an offset to its data. */
export function isDynamic(type: AbiType): boolean {
  return type.kind === 'list' || type.kind === 'bytes' || (type.kind === 'tuple' && type.fields.some(isDynamic))
}

/** Number of bytes that it takes in the head. */
export function headSize(type: AbiType): number {
  if (type.kind !== 'tuple' || isDynamic(type)) return 32
  return type.fields.reduce((sum, field) => sum + headSize(field), 0)
}

function readType(text: string): AbiType {
  const [, tuple, plain = '', brackets = '', label = ''] =
    /^(?:\((.*)\)|([a-z0-9]+))((?:\[\])*)(?: (\w+))?$/.exec(text) ?? []
  const fields = tuple === undefined ? [] : splitFields(tuple).map(readType)
  const name = tuple === undefined ? plain : `(${fields.map((field) => field.name).join(',')})`
  if (brackets !== '') {
    const inner = `${tuple === undefined ? plain : `(${tuple})`}${brackets.slice(2)}`
    return { kind: 'list', name: `${name}${brackets}`, label, item: readType(inner) }
  }
  if (tuple !== undefined) return { kind: 'tuple', name, label, fields }
  return { kind: plain === 'bytes' || plain === 'string' ? 'bytes' : 'word', name, label }
}

/** Splits at commas that are not within parentheses. */
function splitFields(text: string): readonly string[] {
  const fields: string[] = []
  let depth = 0
  let field = ''
  for (const character of text) {
    if (character === '(') depth += 1
    if (character === ')') depth -= 1
    if (character === ',' && depth === 0) {
      fields.push(field)
      field = ''
    } else field += character
  }
  return field === '' ? fields : [...fields, field]
}
