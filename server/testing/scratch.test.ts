import { existsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { openScratch, scratchFolder } from './scratch.ts';

afterEach(() => vi.unstubAllEnvs());

test('all scratch folders of a run are removed with it, and only by its first caller', () => {
  vi.stubEnv('HIRFA_TEST_SCRATCH', undefined);
  const close = openScratch();
  const closeInside = openScratch();
  const [one, other] = [scratchFolder('one'), scratchFolder('other')];
  writeFileSync(join(one, 'left'), 'by a test that failed');
  expect(dirname(one)).toBe(dirname(other));
  closeInside();
  expect(existsSync(one)).toBe(true);
  close();
  expect(existsSync(dirname(one))).toBe(false);
});
