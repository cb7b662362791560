/** The code with which a call was refused; '' where it never got an answer. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
