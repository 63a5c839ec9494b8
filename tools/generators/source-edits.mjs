import ts from 'typescript';

/*
 * Insertions into TypeScript sources, at places found by the compiler's own parser. Each takes the text and answers
 * the new one; how it looks is left to Prettier.
 */

/** @param {string} text */
const parse = (text) => ts.createSourceFile('source.ts', text, ts.ScriptTarget.Latest, true);
/** @param {string} text @param {number} at @param {string} addition */
const insert = (text, at, addition) => text.slice(0, at) + addition + text.slice(at);

/**
 * The first node of the file, outermost first, that `matches`.
 * @template {ts.Node} Found
 * @param {ts.Node} node
 * @param {(node: ts.Node) => node is Found} matches
 * @returns {Found | undefined}
 */
function find(node, matches) {
  return matches(node) ? node : ts.forEachChild(node, (child) => find(child, matches));
}

/**
 * Adds a name to the import from `module`, or the import itself where there is none of its kind.
 * @param {string} text
 * @param {string} name
 * @param {string} module
 * @param {{ type?: boolean }} [kind]
 */
export function addImport(text, name, module, { type = false } = {}) {
  const imports = parse(text).statements.filter(ts.isImportDeclaration);
  const moduleOf = (/** @type {ts.ImportDeclaration} */ node) =>
    /** @type {ts.StringLiteral} */ (node.moduleSpecifier).text;
  for (const node of imports.filter((one) => moduleOf(one) === module)) {
    const names = node.importClause?.namedBindings;
    const isType = node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
    if (!names || !ts.isNamedImports(names)) continue;
    if (names.elements.some((element) => element.name.text === name)) return text;
    if (isType === type) return insert(text, names.elements.end, `${names.elements.length > 0 ? ', ' : ''}${name}`);
  }
  const line = `import ${type ? 'type ' : ''}{ ${name} } from '${module}';\n`;
  const next = imports.find((node) => placeOf(moduleOf(node)) > placeOf(module));
  if (next) return insert(text, next.getStart(), line);
  const last = imports.at(-1);
  return last ? insert(text, last.end, `\n${line.trimEnd()}`) : line + text;
}

/** The order of imports in this house: Node, Nest, then ours from the inside out, then others, then the file's own room. */
const order = [
  /^node:/,
  /^@nestjs\//,
  /^@guildhall\/kernel/,
  /^@guildhall\/contracts/,
  /^@guildhall\//,
  /^[^.]/,
  /^\./,
];
/** @param {string} module */
const placeOf = (module) => `${order.findIndex((pattern) => pattern.test(module))} ${module}`;

/** Adds `export * from 'module';` at its place in the order of names. @param {string} text @param {string} module */
export function addReexport(text, module) {
  const line = `export * from '${module}';`;
  if (text.includes(line)) return text;
  return `${[...text.trimEnd().split('\n'), line].sort().join('\n')}\n`;
}

/** Adds an entry to `const name = { ... }`. @param {string} text @param {string} name @param {string} entry */
export function addEntry(text, name, entry) {
  const declaration = find(parse(text), (node) => ts.isVariableDeclaration(node) && node.name.getText() === name);
  const object = declaration && find(declaration, ts.isObjectLiteralExpression);
  if (!object) throw new Error(`There is no const ${name} = { ... } to add to.`);
  const comma = object.properties.length > 0 && !object.properties.hasTrailingComma ? ',' : '';
  return insert(text, object.properties.end, `${comma}\n${entry},`);
}

/** Adds an element to the array `key: [...]` of the object that `within` finds. @param {string} text @param {string} key @param {string} element @param {string} [entry] name of the entry to look in */
export function addElement(text, key, element, entry) {
  const source = parse(text);
  const place = entry ? find(source, (node) => ts.isPropertyAssignment(node) && keyOf(node) === entry) : source;
  const property = place && find(place, isArrayProperty(key));
  if (property) return append(text, property.initializer, element);
  const object = find(source, namesParts) ?? find(source, isCallArgument);
  if (!object) throw new Error(`There is no ${key}: [...] to add ${element} to.`);
  const comma = object.properties.length > 0 && !object.properties.hasTrailingComma ? ', ' : '';
  return insert(text, object.properties.end, `${comma}${key}: [${element}]`);
}

/** Adds a method to the end of a class. @param {string} text @param {string} method */
export function addMethod(text, method) {
  const node = demandClass(text);
  return insert(text, node.end - 1, `\n${method}\n`);
}

/** Adds a parameter property to a class' constructor. @param {string} text @param {string} parameter */
export function addConstructorParameter(text, parameter) {
  const node = demandClass(text);
  const constructor = node.members.find(ts.isConstructorDeclaration);
  if (!constructor) return insert(text, node.members.pos, `\nconstructor(${parameter}) {}\n`);
  const { parameters } = constructor;
  return insert(
    text,
    parameters.end,
    `${parameters.length > 0 && !parameters.hasTrailingComma ? ', ' : ''}${parameter}`,
  );
}

/** Tells whether the file's class has a method of this name. @param {string} text @param {string} name */
export function hasMethod(text, name) {
  return demandClass(text).members.some((member) => ts.isMethodDeclaration(member) && member.name.getText() === name);
}

/** @param {string} text */
function demandClass(text) {
  const node = parse(text).statements.find(ts.isClassDeclaration);
  if (!node) throw new Error('There is no class to add to.');
  return node;
}

/** @param {string} text @param {ts.ArrayLiteralExpression} array @param {string} element */
function append(text, array, element) {
  if (array.elements.some((known) => known.getText() === element)) return text;
  const comma = array.elements.length > 0 && !array.elements.hasTrailingComma ? ', ' : '';
  return insert(text, array.elements.end, `${comma}${element}`);
}

/** @param {ts.PropertyAssignment} node */
const keyOf = (node) => (ts.isStringLiteral(node.name) ? node.name.text : node.name.getText());

/** @param {string} key @returns {(node: ts.Node) => node is ts.PropertyAssignment & { initializer: ts.ArrayLiteralExpression }} */
const isArrayProperty = (key) =>
  /** @type {any} */ (
    (/** @type {ts.Node} */ node) =>
      ts.isPropertyAssignment(node) && keyOf(node) === key && ts.isArrayLiteralExpression(node.initializer)
  );

/** An object that names the parts of a Nest module. @param {ts.Node} node @returns {node is ts.ObjectLiteralExpression} */
const namesParts = (node) =>
  ts.isObjectLiteralExpression(node) &&
  node.properties.some(
    (one) => ts.isPropertyAssignment(one) && ['imports', 'controllers', 'providers'].includes(keyOf(one)),
  );

/** @param {ts.Node} node @returns {node is ts.ObjectLiteralExpression} */
const isCallArgument = (node) => ts.isObjectLiteralExpression(node) && ts.isCallExpression(node.parent);
