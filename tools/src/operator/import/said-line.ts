/** A line that is not imported, and why. */
export interface RefusedLine {
  line: number;
  reason: string;
}

/** A line that is imported without the value of one field, and why. */
export interface NotedLine extends RefusedLine {
  field: string;
}
