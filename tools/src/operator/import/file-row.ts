/** One row of a file, or why it can't be read; with the line it begins at, from 1. */
export type FileRow = { line: number; row: Record<string, unknown> } | { line: number; unreadable: string };
