import ts from 'typescript'

/** Returns the free variables of a source. */
export function freeVariables(source: string): string[] {
  const file = ts.createSourceFile('x.js', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS)
  const declared = new Set<string>()
  const used = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) (isDeclared(node) ? declared : used).add(node.text)
    ts.forEachChild(node, (child) => {
      if (!isOnlyAName(node, child)) visit(child)
    })
  }
  visit(file)
  return [...used].filter((name) => !declared.has(name)).sort()
}

function isDeclared(node: ts.Identifier): boolean {
  const { parent } = node
  if (ts.isVariableDeclaration(parent) || ts.isParameter(parent)) return parent.name === node
  if (ts.isFunctionDeclaration(parent) || ts.isFunctionExpression(parent)) {
    return parent.name === node
  }
  return ts.isBindingElement(parent) && parent.name === node
}

/**
 * Returns whether an identifier is only the name of a property: the `b` of `a.b`, of `{ b: 1 }`,
 * and of `const { b: c } = a`.
 */
function isOnlyAName(parent: ts.Node, child: ts.Node): boolean {
  if (ts.isPropertyAccessExpression(parent)) return parent.name === child
  if (ts.isBindingElement(parent)) return parent.propertyName === child
  return ts.isPropertyAssignment(parent) && parent.name === child
}
