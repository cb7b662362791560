import { expect, test } from 'vitest';
import { verdictOf } from './verdicts.ts';

const refusal = (code: string, status: number, message = code) => Object.assign(new Error(message), { code, status });

test.each([
  ['an unknown refresh token', refusal('refresh_token_not_found', 401), 'over'],
  ['a suspended account', refusal('account_suspended', 403), 'over'],
  ['an access token that is not accepted', refusal('authentication_required', 401), 'no_access'],
  ['a browser without a connection', new TypeError('Failed to fetch'), 'unreachable'],
  [
    'a browser without a connection (Firefox)',
    new TypeError('NetworkError when attempting to fetch resource.'),
    'unreachable',
  ],
  ['a connection that breaks', new Error('Connection reset'), 'unreachable'],
  ['a server that does not answer', new DOMException('signal timed out', 'TimeoutError'), 'unreachable'],
  ['status 0', { status: 0 }, 'unreachable'],
  ['status 503', refusal('service_unavailable', 503, 'Try again in a moment'), 'unreachable'],
  ['status 504', { status: 504, message: 'Bad' }, 'unreachable'],
  ['too many tries', refusal('too_many_requests', 429, 'Too many tries'), 'refused'],
  ['an internal error of the server', refusal('internal_error', 500, 'Something went wrong'), 'refused'],
  ['anything else', 'what', 'refused'],
])('the verdict for %s is %s', (_, error, verdict) => {
  expect(verdictOf(error)).toBe(verdict);
});
