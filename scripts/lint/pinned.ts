import ts from 'typescript'

/** Files that lead to a request to a wallet. */
const paths =
  /^src\/(state\/(money\/(send|swap|calls|transactions)|session\/(approvals|names))\/|state\/session\/(signIn\/(pressSign|signDraft|offerRetry|session)\.|account\/signMessage)|hooks\/(session\/(account|wallets)|money\/\w+)\.)(?!.*\.test\.)/

/** Atoms that tell which account, network or connection is in use now. */
const connectionAtoms =
  /^(handlesAtom|connectionsAtom|activeHandleAtom|activeConnectionAtom|activeNetworkAtom|activeNamespaceAtom|accountAtom|sendingHandleAtom|sendingAccountAtom|swappingAccountAtom)$/

/** Actions that take the connection of the moment when they are called. */
const unpinned = /^(sendTransaction|sendCalls|signMessage)$/

const message = 'after an await, account, network and connection come from the pinned connection'

/**
 * After an `await` the connection may be another than the one that was shown: it is pinned before, with `findPin` or
 * `pinConnection`, and compared after, with `isCurrent` or `assertCurrent`.
 */
export function pinned(file: string, node: ts.Node): readonly string[] {
  if (!paths.test(file) || !ts.isCallExpression(node) || !readsConnection(node) || !comesAfterAwait(node)) return []
  return [`${message}: ${node.getText()}`]
}

function readsConnection({ expression, arguments: [first] }: ts.CallExpression): boolean {
  const callee = expression.getText()
  if (/^(findPin|pinConnection)$/.test(callee)) return true
  const name = first && (ts.isPropertyAccessExpression(first) ? first.name.text : ts.isIdentifier(first) && first.text)
  if (!name) return false
  return /(^|\.)get$/.test(callee) ? connectionAtoms.test(name) : /(^|\.)set$/.test(callee) && unpinned.test(name)
}

/**
 * True where an `await` stands before a node in a function around it or in a call, or the node runs in a callback of a
 * promise.
 */
function comesAfterAwait(node: ts.CallExpression): boolean {
  const [first] = node.arguments
  if (first && hasAwaitBefore(first, first.getEnd() + 1)) return true
  for (let parent: ts.Node = node.parent; parent; parent = parent.parent) {
    if (!ts.isFunctionLike(parent)) continue
    if (hasAwaitBefore(parent, node.getStart()) || isPromiseCallback(parent)) return true
  }
  return false
}

function hasAwaitBefore(within: ts.Node, position: number): boolean {
  let found = false
  const visit = (node: ts.Node): void => {
    if (found || node.getStart() >= position) return
    // The argument of an `await` runs before it waits.
    if (ts.isAwaitExpression(node) && node.getEnd() <= position) found = true
    else if (!ts.isFunctionLike(node) || node.getEnd() > position) ts.forEachChild(node, visit)
  }
  ts.forEachChild(within, visit)
  return found
}

function isPromiseCallback({ parent }: ts.Node): boolean {
  return (
    ts.isCallExpression(parent) &&
    ts.isPropertyAccessExpression(parent.expression) &&
    /^(then|catch|finally)$/.test(parent.expression.name.text)
  )
}
