import { codeOf } from '../../kit/error-code.ts';

/** Whether the server refused the code that was typed or returned in the address. */
export function isWrongCode(error: unknown): boolean {
  return ['invalid_code', 'invalid_input'].includes(codeOf(error));
}
