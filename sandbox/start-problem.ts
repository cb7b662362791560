/** A problem that the person who starts the gateway can solve: one line, exit code 1. Any other error is a bug. */
export class StartProblem extends Error {
  override name = 'StartProblem';
}

/** The `code` of a Node system error (EADDRINUSE, EACCES, …), or undefined. */
export function systemCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
