/** A thing in the words of schema.org; what has no value is left out. */
export type Thing = { '@type': string; [property: string]: unknown };

/** What search engines read of a page, as data in its HTML. No text of people can end the element. */
export function jsonLd(things: readonly Thing[]) {
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
  return { scripts: [{ type: 'application/ld+json', children: text.replaceAll('<', String.raw`\u003c`) }] };
}
