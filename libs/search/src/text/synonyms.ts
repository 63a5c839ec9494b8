import { stem } from './stem.js';
import { words } from './tokens.js';

/** A way to say something: its words. */
export type Wording = readonly string[];

interface Entry {
  stems: readonly string[];
  group: readonly Wording[];
}

/** Synonym groups, ready to be looked up by the stem of their first word. */
export class Synonyms {
  private readonly byFirstStem = new Map<string, Entry[]>();

  constructor(groups: readonly (readonly string[])[]) {
    for (const written of groups) {
      const group = written.map(words).filter((wording) => wording.length > 0);
      for (const wording of group) this.add({ stems: wording.map(stem), group });
    }
    // The longest wording first: "gas metal arc welding" before "gas".
    for (const entries of this.byFirstStem.values()) entries.sort((a, b) => b.stems.length - a.stems.length);
  }

  /**
   * The longest wording that stands at `at` in the stems of a text, with all other wordings of its groups.
   * A wording of several groups (an abbreviation with two meanings) brings the wordings of each.
   */
  at(stems: readonly string[], at: number): { length: number; wordings: Wording[] } | undefined {
    const entries = (this.byFirstStem.get(stems[at] ?? '') ?? []).filter((entry) =>
      entry.stems.every((expected, offset) => stems[at + offset] === expected),
    );
    const length = entries[0]?.stems.length;
    if (length === undefined) return undefined;
    const groups = entries.filter((entry) => entry.stems.length === length).map(({ group }) => group);
    return { length, wordings: groups.flat() };
  }

  private add(entry: Entry): void {
    const first = entry.stems[0] ?? '';
    this.byFirstStem.set(first, [...(this.byFirstStem.get(first) ?? []), entry]);
  }
}
