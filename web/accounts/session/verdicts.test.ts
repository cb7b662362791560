import { expect, test } from 'vitest';
import { verdictOf } from './verdicts.ts';

const refusal = (code: string, status: number, message = code) => Object.assign(new Error(message), { code, status });

test.each([
  ['a refresh token nobody knows', refusal('refresh_token_not_found', 401), 'over'],
  ['an access token that opens nothing', refusal('authentication_required', 401), 'no_access'],
  ['a browser without a line', new TypeError('Failed to fetch'), 'unreachable'],
  [
    'a browser without a line (Firefox)',
    new TypeError('NetworkError when attempting to fetch resource.'),
    'unreachable',
  ],
  ['a line that breaks', new Error('Connection reset'), 'unreachable'],
  ['a server that does not answer', new DOMException('signal timed out', 'TimeoutError'), 'unreachable'],
  ['status 0', { status: 0 }, 'unreachable'],
  ['status 503', refusal('service_unavailable', 503, 'Try again in a moment'), 'unreachable'],
  ['status 504', { status: 504, message: 'Bad' }, 'unreachable'],
  ['too many tries', refusal('too_many_requests', 429, 'Too many tries'), 'refused'],
  ['a fault of the server', refusal('internal_error', 500, 'Something went wrong'), 'refused'],
  ['anything else', 'what', 'refused'],
])('%s is %s', (_, error, verdict) => {
  expect(verdictOf(error)).toBe(verdict);
});
