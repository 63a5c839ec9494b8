import { pathInside } from './imports.mjs';

/** What visitors see is put together here. The gallery is the developers' own page; figures on a drawing are drawn. */
const rooms = /^(app\/(?!gallery\/)|features\/|ui\/(?!drawings\/)).+(?<!\.spec)\.tsx$/;
/** Attributes, and properties of objects, that a person reads or hears. */
const readOnes =
  /^(label|title|heading|intro|hint|text|caption|placeholder|alt|empty|legend|description|fallback|error|\w+Label|words\w*|aria-(label|description|roledescription|valuetext|placeholder))$/;
const word = /\p{L}{2}/u;
/** A name or a sentence, whatever it is that holds it. */
const beginning = /^\P{L}*\p{Lu}\p{Ll}/u;
/** What begins so and is no words: what is imported, compared or looked up, and what an error tells developers. */
const otherwise =
  /^(JSXAttribute|ImportDeclaration|ImportExpression|NewExpression|MemberExpression|SwitchCase|TSLiteralType)$/;

/** @type {import('eslint').Rule.RuleModule} */
export const noLiteralWords = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      literal: 'No words among the elements: "{{text}}" stands in the words file of its page or feature (words.ts).',
    },
  },
  create(context) {
    if (!rooms.test(pathInside(context.filename, /.*\/frontend\/src\//) ?? '')) return {};
    const refused = new Set();
    /** @param {any} node @param {RegExp} looks */
    const refuse = (node, looks) => {
      const text = textOf(node);
      if (!looks.test(text) || refused.has(node)) return;
      refused.add(node);
      context.report({ node, messageId: 'literal', data: { text: text.trim() } });
    };
    /** @param {any} node */
    const refuseShown = (node) => shownBy(node).forEach((literal) => refuse(literal, word));
    /** @param {any} node */
    const lookAnywhere = (node) => {
      const { parent } = node;
      const isCompared = parent.type === 'BinaryExpression' && parent.operator !== '+';
      if (!isCompared && !otherwise.test(parent.type) && parent.key !== node) refuse(node, beginning);
    };
    return {
      /** @param {any} node */
      JSXText: (node) => refuse(node, word),
      /** @param {any} node */
      JSXExpressionContainer: (node) => {
        if (node.parent.type !== 'JSXAttribute') refuseShown(node.expression);
      },
      /** @param {any} node */
      JSXAttribute: ({ name, value }) => {
        if (readOnes.test(name.name)) refuseShown(value);
      },
      /** @param {any} node */
      Property: ({ key, value }) => {
        if (readOnes.test(key.name ?? key.value)) refuseShown(value);
      },
      Literal: lookAnywhere,
      TemplateLiteral: lookAnywhere,
    };
  },
};

/** In which parts of an expression stands what it may come to. */
const outcomes = /** @type {Record<string, string[]>} */ ({
  TemplateLiteral: ['expressions'],
  ConditionalExpression: ['consequent', 'alternate'],
  LogicalExpression: ['left', 'right'],
  BinaryExpression: ['left', 'right'],
  AssignmentPattern: ['right'],
  ArrowFunctionExpression: ['body'],
  JSXExpressionContainer: ['expression'],
});

/** The literals that are shown, or may be, where this stands. @param {any} node @returns {any[]} */
function shownBy(node) {
  if (!node || (node.type === 'BinaryExpression' && node.operator !== '+')) return [];
  const inner = (outcomes[node.type] ?? []).flatMap((part) => [node[part]].flat().flatMap(shownBy));
  return /Literal$/.test(node.type) ? [node, ...inner] : inner;
}

/** A literal's text; of a template its fixed parts. @param {any} node */
function textOf(node) {
  if (node.type === 'TemplateLiteral') return node.quasis.map((/** @type {any} */ part) => part.value.cooked).join('…');
  return typeof node.value === 'string' ? node.value : '';
}
