import { relative } from 'node:path';

const vague = /^(utils?|helpers?|common|misc|shared-code)$/;
const ending = /(^|[-.])(utils?|helpers?|common|misc|shared-code)$/;

/** @type {import('eslint').Rule.RuleModule} */
export const noVagueRooms = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { vague: '"{{name}}" says nothing about what is inside: name the one thing that is.' },
  },
  create(context) {
    const folders = relative(context.cwd, context.filename).split(/[\\/]/);
    const file = (folders.pop() ?? '').replace(/(\.(int|e2e))?(\.spec)?\.\w+$/, '');
    const name = folders.find((folder) => vague.test(folder)) ?? (ending.test(file) ? file : undefined);
    if (!name) return {};
    return { Program: (node) => context.report({ node, messageId: 'vague', data: { name } }) };
  },
};
