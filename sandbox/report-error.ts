/** Writes the stack of a bug to stderr; answers never contain it. */
export function reportError(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
}
