import { expect, test } from 'vitest';
import { liftOnPage, liftOver } from './free-place.ts';

const usual = { top: 600, bottom: 700 };

test('a toast that covers nothing stays in its usual place', () => {
  expect(liftOver(usual, [])).toBe(0);
  expect(
    liftOver(usual, [
      { top: 500, bottom: 590 },
      { top: 710, bottom: 760 },
    ]),
  ).toBe(0);
});

test('a toast is lifted above what it would cover, to the lowest free place', () => {
  expect(liftOver(usual, [{ top: 650, bottom: 760 }])).toBe(58);
  expect(
    liftOver(usual, [
      { top: 600, bottom: 640 },
      { top: 650, bottom: 760 },
    ]),
  ).toBe(108);
  expect(
    liftOver(usual, [
      { top: 400, bottom: 450 },
      { top: 550, bottom: 690 },
    ]),
  ).toBe(308);
});

test('where the screen has no free place, none is returned', () => {
  expect(liftOver(usual, [{ top: 100, bottom: 760 }])).toBeNull();
});

test('fields are kept clear where there is room; else the toast is below the header, or over main buttons only', () => {
  const button = { top: 650, bottom: 760 };
  expect(liftOnPage(usual, [button], [{ top: 500, bottom: 560 }], 60)).toBe(208);
  const form = { top: 70, bottom: 640 };
  expect(liftOnPage(usual, [button], [form], 60)).toBe(532);
  expect(liftOnPage(usual, [button, { top: 100, bottom: 140 }], [form], 60)).toBe(58);
  expect(liftOnPage(usual, [button], [form], Infinity)).toBe(58);
  expect(liftOnPage(usual, [{ top: 0, bottom: 760 }], [], 60)).toBe(0);
});
