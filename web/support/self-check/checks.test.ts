import { expect, test } from 'vitest';
import { clockFinding, zoneFinding } from './checks.ts';

test('a clock that is a minute off at most is right', () => {
  expect(clockFinding(400)).toEqual({ state: 'ok', value: '0 s' });
  expect(clockFinding(-59_400)).toEqual({ state: 'ok', value: '-59 s' });
  expect(clockFinding(60_001)).toEqual({ state: 'bad', value: '+60 s' });
  expect(clockFinding(-86_400_000)).toEqual({ state: 'bad', value: '-86400 s' });
});

test('whoever is in another time zone is told', () => {
  expect(zoneFinding('Africa/Cairo').state).toBe('ok');
  expect(zoneFinding('Europe/Berlin')).toEqual({ state: 'notice', value: 'Europe/Berlin' });
});
