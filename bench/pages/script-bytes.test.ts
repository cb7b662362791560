import { randomBytes } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { gzipBytes, inlineScripts, isJavaScript } from './script-bytes.ts';

test('scripts in the HTML are those that a browser runs', () => {
  const html = `<!doctype html><SCRIPT>one()</SCRIPT>
    <script type="module">two()</script><script class='a' type=text/javascript id="b">three(
    )</script><script nonce="src=1">four()</script>
    <script src="/a.js">never()</script><script type="module" async src=/b.js></script>
    <script type="application/json">{"data":1}</script><script type="speculationrules">{}</script>
    <script type="wake" async src="/c.js"></script><template></template>`;
  expect(inlineScripts(html)).toEqual(['one()', 'two()', 'three(\n    )', 'four()']);
});

test('media types of scripts', () => {
  expect(
    ['text/javascript; charset=utf-8', 'application/javascript', 'application/x-javascript'].every(isJavaScript),
  ).toBe(true);
  expect(['application/json', 'text/html', 'text/javascripting', ''].some(isJavaScript)).toBe(false);
});

test('a text weighs what gzip makes of it', () => {
  const noise = randomBytes(5000);
  expect(gzipBytes(noise)).toBeGreaterThan(5000);
  expect(gzipBytes('a'.repeat(100_000))).toBeLessThan(200);
  expect(gunzipSync(gzipSync(noise))).toEqual(noise);
});
