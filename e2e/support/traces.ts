import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { TestHouse } from '@guildhall/testing/engines';

/**
 * Where in all that a house keeps a word stands: tables and their log, queues, streams, files, what its processes have
 * logged and what the launcher has said. The inbox is left out: it is the reader's, and mails are there to be read.
 * @param words what is looked for, by a name for it
 * @returns one line for each find, such as `redis/appendonlydir/…: the password`
 */
export function tracesOf(house: TestHouse, words: Record<string, string>): string[] {
  const { data } = house.house();
  const wanted = Object.entries(words).map(([name, word]) => {
    // A word that is hardly one would be found anywhere, or an empty one everywhere.
    if (word.length < 12) throw new Error(`"${word}" is too short to be looked for as ${name}.`);
    return { name, bytes: Buffer.from(word) };
  });
  const texts: [string, Buffer][] = filesBelow(data)
    .filter((file) => !relative(data, file).startsWith(`mail${sep}`))
    .flatMap((file) => contentOf(file).map((content): [string, Buffer] => [relative(data, file), content]));
  texts.push(['the launcher', Buffer.from(house.output())]);
  return texts.flatMap(([place, content]) =>
    wanted.filter(({ bytes }) => content.includes(bytes)).map(({ name }) => `${place}: ${name}`),
  );
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** A file that an engine has just thrown away has nothing in it. */
function contentOf(file: string): Buffer[] {
  try {
    return [readFileSync(file)];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
