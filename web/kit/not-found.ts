import { notFound } from '@tanstack/react-router';

/**
 * What calls answer when an address leads to nothing; in process, wrong input still carries its library's name. Asking
 * again would change nothing.
 */
const NOT_FOUND_CODES: readonly unknown[] = ['not_found', 'invalid_input', 'BAD_REQUEST'];

export function isNotFoundError(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && NOT_FOUND_CODES.includes(error.code);
}

/** A page's data, or the page "not found" (404) where its address leads to nothing. */
export async function orNotFound<Data>(asked: Promise<Data>): Promise<Data> {
  try {
    return await asked;
  } catch (error) {
    throw isNotFoundError(error) ? notFound() : error;
  }
}
