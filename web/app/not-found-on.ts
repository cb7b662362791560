import { DATA_CACHE } from '@hirfa/domain/screens';
import { notFound } from '@tanstack/react-router';

/** What a call answers to an address that leads to nothing; the address is all these calls are asked with. */
const LEADS_NOWHERE: readonly unknown[] = ['not_found', 'invalid_input'];

function leadsNowhere(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && LEADS_NOWHERE.includes(error.code);
}

/** A page's data, or the page "not found" (404) where its address leads to nothing. */
export async function notFoundOn<Data>(asked: Promise<Data>): Promise<Data> {
  try {
    return await asked;
  } catch (error) {
    throw leadsNowhere(error) ? notFound() : error;
  }
}

/** Asking again for what is not there would only keep people waiting. */
export function retryUnlessMissing(failures: number, error: unknown): boolean {
  return failures < DATA_CACHE.retries && !leadsNowhere(error);
}
