/** Makes the compiler refuse a switch that forgot a case. */
export function assertNever(value: never): never {
  throw new Error(`Not a case anybody thought of: ${String(value)}`);
}
