/**
 * Something the person who starts the product can mend. The entry prints its one line and ends with exit code 1;
 * anything else that is thrown during a start is a bug and keeps its stack.
 */
export class StartProblem extends Error {
  override name = 'StartProblem';
}

/** The `code` of a Node system error (EACCES, ENOSPC, …), or undefined. */
export function systemCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
