/** The contracts name them; what runs before the contracts are built can't ask there. */
const places = /\/(libs\/contracts\/src|infra)\//;
/** Methods whose first argument is a subject, stream or queue when it looks like one. */
const speaking = /^(publish|subscribe|request|requestMany|send|emit|respond)$/;
/** Two words or more joined by dots, wildcards included: what NATS calls a subject. */
const subject = /^[\w$*>-]+(\.[\w$*>-]+)+$/;
/** Objects of the broker's own API, and which of their methods name a stream. */
const brokerObjects = /^(streams|consumers)$/;
const naming = /^(get|add|info|update|delete|purge|getMessage|deleteMessage)$/;
const namedProperties = /^(subjects|filter_subject|filter_subjects|durable_name|durable|stream|deliver_subject)$/;
/** What a browser's Worker is made of, which is no queue's. */
const address = /^\//;
const queueMakers = /^(Queue|Worker|QueueEvents|FlowProducer|InjectQueue|Processor)$/;

/** @type {import('eslint').Rule.RuleModule} */
export const noLiteralSubjects = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      literal: 'No literal subject, stream, durable or queue outside libs/contracts: "{{text}}" has a name there.',
    },
  },
  create(context) {
    if (places.test(context.filename.replaceAll('\\', '/'))) return {};
    /** @param {any} node @param {(text: string) => boolean} [looks] */
    const refuse = (node, looks = () => true) => {
      for (const literal of node?.type === 'ArrayExpression' ? node.elements : [node]) {
        const text = textOf(literal);
        if (text && looks(text)) context.report({ node: literal, messageId: 'literal', data: { text } });
      }
    };
    /** @param {any} call */
    const lookAtCall = ({ callee, arguments: [first] }) => {
      const name = callee.property?.name ?? callee.name;
      if (queueMakers.test(name ?? '')) refuse(first, (text) => !address.test(text));
      else if (callee.type === 'MemberExpression' && speaking.test(name)) refuse(first, (text) => subject.test(text));
      else if (naming.test(name ?? '') && brokerObjects.test(nameOf(callee.object))) refuse(first);
    };
    return {
      CallExpression: lookAtCall,
      NewExpression: lookAtCall,
      /** @param {any} node */
      Property: (node) => {
        if (namedProperties.test(node.key.name ?? ''))
          refuse(node.value, (text) => subject.test(text) || /^[A-Z_]+$/.test(text));
      },
    };
  },
};

/** A literal's text; of a template its fixed part, so that `events.${name}` counts. @param {any} node */
function textOf(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type !== 'TemplateLiteral') return undefined;
  return node.quasis.map((/** @type {any} */ part) => part.value.cooked).join('x');
}

/** @param {any} node */
function nameOf(node) {
  return node?.property?.name ?? node?.name ?? '';
}
