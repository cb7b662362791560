import { expect, test } from 'vitest';
import { placeHint } from './place-hint.ts';

const hint = { width: 100, height: 30 };
const page = { width: 360, height: 740 };
const control = (left: number, top: number) => ({ left, top, width: 44, bottom: top + 44 });

test('a hint is above the middle of its control, and below it at the top of the window', () => {
  expect(placeHint(control(150, 200), hint, page, false)).toEqual({ start: 122, top: 164 });
  expect(placeHint(control(150, 10), hint, page, false)).toEqual({ start: 122, top: 60 });
});

test('a hint stays inside the window, from whichever side it is measured', () => {
  expect(placeHint(control(0, 200), hint, page, false).start).toBe(12);
  expect(placeHint(control(316, 200), hint, page, false).start).toBe(248);
  expect(placeHint(control(0, 200), hint, page, true).start).toBe(248);
  expect(placeHint(control(316, 200), hint, page, true).start).toBe(12);
  expect(placeHint(control(250, 200), hint, page, true).start).toBe(38);
});
