import { describeError, errorLine } from './errors/describe-error.ts';

/**
 * A problem that the person who starts the product can solve: it is printed in one line, with exit code 1. Any other
 * error during a start is a bug and is printed with its stack.
 */
export class StartProblem extends Error {
  override name = 'StartProblem';
}

/** What is printed of an error at which a program ends: nothing that a person has written. */
export function explain(error: unknown): string {
  if (error instanceof StartProblem) return error.message;
  return [errorLine(error), ...describeError(error).frames].join('\n    ');
}

/** The `code` of a Node system error (EACCES, ENOSPC, …), or undefined. */
export function systemCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
