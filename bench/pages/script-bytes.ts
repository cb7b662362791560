import { gzipSync } from 'node:zlib';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const ATTRIBUTE = (name: string) =>
  new RegExp(`\\s${name}(?:\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+)))?(?=[\\s/]|$)`, 'i');

/** The scripts that a browser runs from the HTML itself; data blocks are not run. */
export function inlineScripts(html: string): string[] {
  return Array.from(html.matchAll(SCRIPT), ([, attributes = '', text = '']) => ({ attributes, text }))
    .filter(({ attributes }) => !ATTRIBUTE('src').test(attributes) && isRun(attributes))
    .map(({ text }) => text);
}

function isRun(attributes: string): boolean {
  const [found, ...values] = ATTRIBUTE('type').exec(attributes) ?? [null];
  const type =
    values
      .find((value) => value !== undefined)
      ?.trim()
      .toLowerCase() ?? '';
  return found === null || type === '' || type === 'module' || isJavaScript(type);
}

/** Whether a media type, with or without parameters, is that of a script. */
export const isJavaScript = (mediaType: string): boolean =>
  /^(?:text|application)\/(?:x-)?(?:java|ecma)script\b/i.test(mediaType);

/** What a text weighs at gzip's default level, the compression of the limits whatever the server sent. */
export const gzipBytes = (text: string | Buffer): number => gzipSync(text, { level: 6 }).length;
