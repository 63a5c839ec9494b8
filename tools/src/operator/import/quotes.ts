/** Where a text stands after some of its lines: within quotes or not. */
export interface QuoteState {
  isOpen: boolean;
  /** A quote within a quoted value was followed by neither a separator nor the end of the line. */
  isOdd: boolean;
}

/** Reads one line of a record: quotes open at the beginning of a value and close before a separator or the line's end. */
export function readQuotes(line: string, delimiter: string, wasOpen: boolean): QuoteState {
  let isOpen = wasOpen;
  let isOdd = false;
  let atStart = !wasOpen;
  const length = line.endsWith('\r') ? line.length - 1 : line.length;
  for (let place = 0; place < length; place += 1) {
    const character = line[place];
    if (isOpen && character === '"') {
      const next = place + 1 < length ? line[place + 1] : delimiter;
      if (next === '"') place += 1;
      else {
        isOpen = false;
        isOdd ||= next !== delimiter;
      }
    } else if (!isOpen) {
      if (atStart && character === '"') isOpen = true;
      atStart = character === delimiter;
    }
  }
  return { isOpen, isOdd };
}
