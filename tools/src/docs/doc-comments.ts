import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** A source file with parents, as TypeScript reads it. */
export function readSource(path: string): ts.SourceFile {
  return ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
}

/** The text of the doc comment over a node, in one line; empty where there is none. */
export function docComment(node: ts.Node): string {
  const comment = ts.getJSDocCommentsAndTags(node).find(ts.isJSDoc)?.comment;
  return (ts.getTextOfJSDocComment(comment) ?? '').replaceAll(/\s+/g, ' ').trim();
}

/** What stands over each entry of a contract's map, by its quoted name: `'auth.account.read': rpc(...)`. */
export function commentsOfEntries(source: ts.SourceFile): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && ts.isStringLiteral(node.name)) found.set(node.name.text, docComment(node));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** What stands over the class that says `@decorator('name')`, by that name. */
export function commentsOfDecorated(source: ts.SourceFile, decorator: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const statement of source.statements) {
    if (!ts.isClassDeclaration(statement)) continue;
    for (const { expression } of ts.getDecorators(statement) ?? []) {
      if (!ts.isCallExpression(expression) || expression.expression.getText() !== decorator) continue;
      const [name] = expression.arguments;
      if (name && ts.isStringLiteral(name)) found.set(name.text, docComment(statement));
    }
  }
  return found;
}
