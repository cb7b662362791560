import { isNotFound, notFound } from '@tanstack/react-router';

/**
 * Errors of calls for an address without a page; retries would not help. In-process calls report invalid input with the
 * code of the library.
 */
const NOT_FOUND_CODES: readonly unknown[] = ['not_found', 'invalid_input', 'BAD_REQUEST'];

export function isNotFoundError(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && NOT_FOUND_CODES.includes(error.code);
}

/** The data of a page; throws the 404 page where the address names nothing. */
export async function orNotFound<Data>(asked: Promise<Data>): Promise<Data> {
  try {
    return await asked;
  } catch (error) {
    throw isNotFoundError(error) ? notFound() : error;
  }
}

const GONE = 'gone';

/** Throw it for an address that will never have a page again: the server answers 410 in place of 404. */
export const gone = () => notFound({ data: GONE });

export const isGone = (error: unknown): boolean => isNotFound(error) && error.data === GONE;
