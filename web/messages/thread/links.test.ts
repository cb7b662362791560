import { expect, test } from 'vitest';
import { partsOf } from './links.ts';

const links = (text: string) => partsOf(text).flatMap((part) => (part.isLink ? part.text : []));

test('addresses of the web are links, without the end of the sentence', () => {
  expect(links('See https://example.com/a?b=1. Or (http://example.org)!')).toEqual([
    'https://example.com/a?b=1',
    'http://example.org',
  ]);
  expect(links('شاهد https://example.com/صورة، ثم اتصل')).toEqual(['https://example.com/صورة']);
});

test('nothing else is a link', () => {
  expect(links('javascript:alert(1) example.com data:text/html,hi https:// ')).toEqual([]);
});

test('an address that begins with the name of another site is no link', () => {
  expect(links('Pay at https://hirfa.example@evil.example/x or https://hirfa.example:443@evil.example')).toEqual([]);
  expect(links('Posts: https://social.example/@sara')).toEqual(['https://social.example/@sara']);
});

test('the parts are the text', () => {
  const text = 'a https://example.com, b\nhttps://example.org';
  expect(
    partsOf(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});
