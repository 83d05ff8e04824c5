/**
 * A report of the API with the members of every type literal by name. In which order TypeScript writes those of a spread
 * changes from build to build.
 */
export function orderedMembers(report: string): string {
  const lines = report.split('\n')
  return orderedBlock(lines, 0, lines.length, false).join('\n')
}

const isComment = (line: string) => /^\s*(\/\/|\/?\*)/.test(line)
const indentOf = (line: string) => line.length - line.trimStart().length

/** The lines of a block; each that is indented deeper belongs to the one before it. */
function orderedBlock(lines: readonly string[], from: number, to: number, isLiteral: boolean): readonly string[] {
  const indent = lines[from] === undefined ? 0 : indentOf(lines[from])
  const members: string[][] = []
  let comment: string[] = []
  for (let at = from; at < to;) {
    const line = lines[at] ?? ''
    let end = at + 1
    if (isComment(line)) {
      comment.push(line)
      at = end
      continue
    }
    const member = [line]
    if (/[{[(]$/.test(line)) {
      while (end < to && !(lines[end]?.trim() !== '' && indentOf(lines[end] ?? '') <= indent)) end += 1
      member.push(...orderedBlock(lines, at + 1, end, /: (readonly )?\{$/.test(line)), lines[end] ?? '')
      end += 1
    }
    members.push([...comment, ...member])
    comment = []
    at = end
  }
  const nameOf = (member: readonly string[]) => member.find((line) => !isComment(line)) ?? ''
  const inOrder = isLiteral ? members.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1)) : members
  return [...inOrder.flat(), ...comment]
}
