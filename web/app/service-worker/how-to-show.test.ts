import { expect, test } from 'vitest';
import { howToShow } from './how-to-show.ts';

const COMPUTER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36';
const PHONE =
  'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Mobile Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0';
const SAFARI = 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';

const seen = { focused: true, visibilityState: 'visible' } as const;
const beside = { focused: false, visibilityState: 'visible' } as const;
const hidden = { focused: false, visibilityState: 'hidden' } as const;

test.each([
  ['no page is open', [], 'until tapped', 'until tapped', 'until tapped'],
  ['a page is in the background', [hidden], 'briefly', 'until tapped', 'briefly'],
  ['a page is visible beside another window', [beside, hidden], 'briefly', 'until tapped', 'briefly'],
  ['somebody looks at a page', [hidden, seen], 'not', 'not', 'briefly'],
] as const)('where %s, a push is shown as long as it is useful', (_, pages, computer, phone, safari) => {
  const shown = (userAgent: string) => howToShow({ pages, userAgent });
  expect([shown(COMPUTER), shown(FIREFOX), shown(PHONE), shown(SAFARI)]).toEqual([computer, computer, phone, safari]);
});

test('an iPhone shows each push, or it would end them, and keeps those that nobody was looking at', () => {
  expect([[], [hidden], [seen]].map((pages) => howToShow({ pages, userAgent: IPHONE }))).toEqual([
    'until tapped',
    'until tapped',
    'briefly',
  ]);
});
