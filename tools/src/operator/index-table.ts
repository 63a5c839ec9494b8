import type { RpcOutput } from '@guildhall/contracts/rpc';

type CopyState = RpcOutput<'training-catalog.index.compare'>[number];

/** Whether a search copy is the same as the table. */
export const isWhole = ({ missing, stale, ghosts }: CopyState): boolean => missing + stale + ghosts === 0;

/** The search copies as lines of columns. */
export function indexTable(copies: readonly CopyState[]): string {
  const lines = [
    ['engine', 'documents', 'missing', 'stale', 'too many'],
    ...copies.map((copy) => [copy.engine, copy.documents, copy.missing, copy.stale, copy.ghosts].map(String)),
  ];
  return lines
    .map(
      ([engine = '', ...figures]) => `${engine.padEnd(14)}${figures.map((figure) => figure.padStart(10)).join('')}\n`,
    )
    .join('');
}
