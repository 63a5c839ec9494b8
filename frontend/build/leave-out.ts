// Leaves out of the browser's files what no bundler can see to be dead.
import type { Plugin } from 'vite';

const described = /\/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/;
const nobody = "const nobody = () => { throw new Error('Schemas are described on the server alone') };";

/**
 * Only a server writes schemas as JSON schema. zod's classic schemas name that in their methods: it would be a sixth of
 * every form's code.
 */
export function leaveOutJsonSchema(): Plugin {
  return {
    name: 'leave-out-json-schema',
    apply: 'build',
    transform: {
      filter: { id: described },
      handler(code) {
        const declared = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name);
        const renamed = [...code.matchAll(/^export \{ \w+ as (\w+) \}/gm)].map(([, name]) => name);
        const names = [...declared, ...renamed];
        if (names.length === 0) throw new Error('zod is written in another way now: see build/leave-out.ts');
        // What makes a method is called with every schema; what it makes is not.
        const standIns = names.map(
          (name) => `export const ${name} = ${name!.startsWith('create') ? '() => ' : ''}nobody;`,
        );
        return [nobody, ...standIns].join('\n');
      },
    },
  };
}

/**
 * The router's names for developers' tools, and its warnings for developers. A component that is given such a name counts
 * as used: forms, scroll restoration and the scripts of server rendering would come along, which this site has not.
 */
export function leaveOutUnusedRouting(): Plugin {
  return {
    name: 'leave-out-unused-routing',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/.*\.mjs$/ },
      handler: (code) =>
        code
          .replaceAll(/^\w+\.displayName = .*;$/gm, '')
          .replaceAll(/= (React\d+\.forwardRef\()/g, '= /* @__PURE__ */ $1')
          .replace('ENABLE_DEV_WARNINGS = true', 'ENABLE_DEV_WARNINGS = false'),
    },
  };
}
