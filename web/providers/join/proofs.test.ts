import { expect, test } from 'vitest';
import { APPLICANTS, showsSkill } from './proofs.ts';

test('only a hobby needs no proof of skill', () => {
  expect(APPLICANTS.filter((each) => !showsSkill(each))).toEqual(['hobbyist']);
});
