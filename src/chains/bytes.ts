/** Bytes as hex text. */
export function toHex(bytes: Uint8Array): string {
  return `0x${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** Bytes as base64 text. */
export function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
}

/** A text as the bytes of its UTF-8. */
export function toBytes(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}
