/** A bug leaves its stack on stderr, never in an answer. */
export function reportError(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
}
