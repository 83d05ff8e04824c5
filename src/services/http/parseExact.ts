/**
 * Reads JSON with its numbers as the texts that stand there: a float would lose digits of an amount.
 * @throws SyntaxError for what is no JSON
 */
export function parseExact(text: string): unknown {
  // Texts are passed over whole, so that digits in them stay theirs.
  const quoted = text.replace(/"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/gi, (part) =>
    part.startsWith('"') ? part : `"${part}"`,
  )
  return JSON.parse(quoted)
}
