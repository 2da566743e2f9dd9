import { globSync, readFileSync } from 'node:fs'

import ts from 'typescript'
import { expect, test } from 'vitest'

const isAnd = (node: ts.Node): node is ts.BinaryExpression =>
  ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken

const inner = (node: ts.Expression): ts.Expression =>
  ts.isParenthesizedExpression(node) ? inner(node.expression) : node

const isText = (node: ts.Expression): boolean =>
  ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)

const isBlank = (child: ts.JsxChild) => ts.isJsxText(child) && child.containsOnlyTriviaWhiteSpaces

const tagOf = (node: ts.JsxElement | ts.JsxFragment) =>
  ts.isJsxElement(node) ? node.openingElement.tagName.getText() : ''

/** Texts that come and go beside others, without an element of their own: `src/x.tsx: {when && ' · text'}`. */
function bareTexts(file: string): string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  )
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if ((ts.isJsxElement(node) || ts.isJsxFragment(node)) && !/option|title/.test(tagOf(node))) {
      const children = node.children.filter((child) => !isBlank(child))
      for (const child of children) {
        if (children.length < 2 || !ts.isJsxExpression(child) || !child.expression) continue
        const shown = inner(child.expression)
        if (isAnd(shown) && isText(inner(shown.right))) found.push(`${file}: ${child.getText()}`)
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

test('text that comes and goes has an element of its own, which a translation leaves in place', () => {
  expect(globSync('src/{storefront,admin,app}/**/*.tsx').flatMap(bareTexts)).toEqual([])
})
