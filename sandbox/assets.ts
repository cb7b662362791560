import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const root = new URL('..', import.meta.url);
const { resolve } = createRequire(import.meta.url);

/**
 * The product's design tokens: one file for both, so that the payment page looks like the product. The file is written
 * for Tailwind; what plain CSS does not support is replaced here.
 */
function readTokens(): string {
  const tokens = readFileSync(new URL('web/ui/styles/tokens.css', root), 'utf8');
  return tokens
    .slice(tokens.indexOf('\n:root {'))
    .replace('@variant dark', '@media (prefers-color-scheme: dark)')
    .replace('@theme static', ':root')
    .replace(/^.*-\*: initial;\n/gm, '');
}

export interface Asset {
  type: string;
  body: Buffer<ArrayBuffer>;
}

const font = (script: string): Asset => ({
  type: 'font/woff2',
  body: Buffer.from(
    readFileSync(resolve(`@fontsource-variable/alexandria/files/alexandria-${script}-wght-normal.woff2`)),
  ),
});

const style = (name: string): string => readFileSync(new URL(`styles/${name}.css`, import.meta.url), 'utf8');

/** The files of pages, by their names under /assets/. */
export const ASSETS: ReadonlyMap<string, Asset> = new Map([
  [
    'page.css',
    {
      type: 'text/css; charset=utf-8',
      body: Buffer.from(readTokens() + style('base') + style('controls') + style('pages')),
    },
  ],
  [
    'group-digits.js',
    {
      type: 'text/javascript; charset=utf-8',
      body: Buffer.from(readFileSync(new URL('scripts/group-digits.js', import.meta.url))),
    },
  ],
  ['pattern.svg', { type: 'image/svg+xml', body: Buffer.from(readFileSync(new URL('web/ui/pattern.svg', root))) }],
  ['mark.svg', { type: 'image/svg+xml', body: Buffer.from(readFileSync(new URL('web/public/mark.svg', root))) }],
  ['alexandria-latin.woff2', font('latin')],
  ['alexandria-arabic.woff2', font('arabic')],
]);

/** Changes with the stylesheet and the script, so that browsers can cache them. */
export const ASSET_VERSION = createHash('sha256')
  .update(ASSETS.get('page.css')?.body ?? '')
  .update(ASSETS.get('group-digits.js')?.body ?? '')
  .digest('hex')
  .slice(0, 8);
