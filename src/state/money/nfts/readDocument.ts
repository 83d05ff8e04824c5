import { isRecord } from '../../../chains/guards'

/** Characters of a `data:` URI or a document that are read. Longer ones are left out. */
export const maxDocumentLength = 1_000_000

/** A document as a server answered it. */
export interface FetchedDocument {
  /** The `Content-Type`. */
  readonly type: string
  readonly text: string
}

/** Metadata of a token (ERC-721, ERC-1155), unchecked. */
export interface NftDocument {
  readonly name?: unknown
  readonly description?: unknown
  readonly image?: unknown
}

/** Reads the document that a `data:` URI holds. Undefined for other addresses, null where it holds no document. */
export function readDataDocument(uri: string | undefined): NftDocument | null | undefined {
  if (!uri || !/^data:/i.test(uri)) return undefined
  // Some contracts answer with the picture itself.
  if (/^data:image\//i.test(uri)) return { image: uri }
  const comma = uri.indexOf(',')
  if (comma < 0 || uri.length > maxDocumentLength) return null
  const body = uri.slice(comma + 1)
  if (/;\s*base64\s*$/i.test(uri.slice(0, comma))) return parse(decodeBase64(decodePercent(body)) ?? '')
  // Contracts often write JSON as it is, in which an encoded picture has to stay encoded.
  return parse(body) ?? parse(decodePercent(body))
}

/** Reads a fetched document. An answer that is a picture is a document with that picture. */
export function readFetchedDocument(uri: string, { type, text }: FetchedDocument): NftDocument | null {
  if (/^\s*image\//i.test(type)) return { image: uri }
  const found = parse(text)
  // Gateways serve unknown files as bytes.
  return found ?? (/\.(png|jpe?g|gif|webp|avif|svg)(\?[^/]*)?$/i.test(uri) ? { image: uri } : null)
}

function parse(text: string): NftDocument | null {
  const plain = text.replace(/^\ufeff/, '')
  // Contracts often leave line breaks and tabs in texts, which JSON forbids.
  const document = parseJson(plain) ?? parseJson(plain.replace(/\p{Cc}+/gu, ' '))
  if (!isRecord(document)) return null
  const { name, description, image, image_url: imageUrl, image_data: imageData } = document
  return { name, description, image: asUri(image) ?? asUri(imageUrl) ?? asUri(imageData) }
}

/** The address of a picture, or the source of an SVG as an address. */
function asUri(image: unknown): unknown {
  if (typeof image !== 'string' || image.trim() === '') return undefined
  return /^\s*(<\?xml[^>]*>\s*)?<svg[\s>]/i.test(image)
    ? `data:image/svg+xml,${encodeURIComponent(image.trim().replace(/\p{Cs}/gu, ''))}`
    : image.trim()
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}

/** Decodes percent-encoded bytes, and leaves a `%` that encodes nothing. */
function decodePercent(text: string): string {
  return text.replace(/(%[0-9a-f]{2})+/gi, (encoded) => {
    try {
      return decodeURIComponent(encoded)
    } catch {
      return encoded
    }
  })
}

/** Decodes base64 of both alphabets, with or without padding and line breaks. */
function decodeBase64(text: string): string | null {
  try {
    const bytes = atob(text.replace(/\s+/g, '').replaceAll('-', '+').replaceAll('_', '/'))
    return new TextDecoder().decode(Uint8Array.from(bytes, (letter) => letter.charCodeAt(0)))
  } catch {
    return null
  }
}
