// Which file of the build a module goes into. Every answer costs its headers: few files, so long as no page loads much
// that it does not need.

import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;
type Graph = Rolldown.ChunkingContext;

const entry = '/src/entry-client.tsx';
const landing = '/src/app/pages/home.page.tsx';

export const chunkGroups: Group[] = [
  // Two files, for a long one grows slowly on a line that is slow to answer.
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
  { name: 'vendor', test: /\/node_modules\/(react-router|react-router-dom|cookie|@tanstack)\//, priority: 4 },
  // What stands around every page, and what the landing page shares with others: a little file of its own would weigh
  // twice as much with its headers. The entry itself stays apart, for the HTML names it.
  {
    name: (id, graph) => (isInFrame(id, graph) ? 'frame' : null),
    debugName: 'frame',
    test: /\/frontend\/src\/(?!entry-client)|\/lucide-react\/|\/contracts\/src\/(site|auth\/options)|vite\//,
    priority: 3,
  },
  // What floats brings Radix along: it must not come with what pages share. Nor do drawings, heads of pages and facts of
  // cards: every form would carry them.
  {
    name: 'shared',
    test: /\/(frontend\/src\/(ui(?!\/(side-sheet|dialog-sheet|question\/question-sheet|drawings|fact-columns|title-strip|sheet-head|icon-button|tooltip))|lib)|lucide-react)\//,
    minShareCount: 2,
    priority: 2,
  },
  // What the list of trainings and the page of one have in common.
  { name: 'training', test: /\/features\/training\//, minShareCount: 2, priority: 1 },
  {
    name: 'forms',
    test: /\/(zod|react-hook-form|@hookform|@standard-schema|contracts\/src\/fields)\//,
    priority: 1,
  },
];

function isInFrame(id: string, graph: Graph): boolean {
  const users = [...usersOf(id, graph)];
  const uses = (part: string) => users.some((user) => user.endsWith(part));
  return uses(entry) || (uses(landing) && users.length > 1);
}

/** The entry and the parts loaded on first use that cannot do without a module. */
function usersOf(id: string, graph: Graph, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return new Set();
  seen.add(id);
  const module = graph.getModuleInfo(id);
  const isOne = id.endsWith(entry) || (module?.dynamicImporters.length ?? 0) > 0;
  const above = (module?.importers ?? []).flatMap((importer) => [...usersOf(importer, graph, seen)]);
  return new Set(isOne ? [id, ...above] : above);
}
