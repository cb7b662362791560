import { expect, test } from 'vitest';
import { fitWithin, shownSize } from './sizes.ts';

test('a large photo is made smaller in its shape, a small one stays', () => {
  expect(fitWithin({ width: 4000, height: 3000 }, 1600)).toEqual({ width: 1600, height: 1200 });
  expect(fitWithin({ width: 3000, height: 4000 }, 1600)).toEqual({ width: 1200, height: 1600 });
  expect(fitWithin({ width: 300, height: 200 }, 1600)).toEqual({ width: 300, height: 200 });
  expect(fitWithin({ width: 9000, height: 2 }, 1600)).toEqual({ width: 1600, height: 1 });
});

test('a photo has its place in a chat before it is there, and can be pressed', () => {
  expect(shownSize({ width: 1600, height: 1200 })).toEqual({ width: 240, height: 180 });
  expect(shownSize({ width: 800, height: 1600 })).toEqual({ width: 144, height: 288 });
  expect(shownSize({ width: 1600, height: 10 })).toEqual({ width: 240, height: 44 });
  expect(shownSize({ width: 60, height: 90 })).toEqual({ width: 60, height: 90 });
});
