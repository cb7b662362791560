import { useMatches } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/** The element that the browser hydrates; around it, the document stays as the server has sent it. */
export const PAGE_ID = 'page';

const OF_PAGE = 'meta[property], meta[name=description], meta[name=robots], link[rel=canonical], link[rel=alternate]';

/** Title and metadata of the page that is shown. Those of the first page are in the HTML. */
export function Head() {
  const head = useMatches({
    select: (matches) =>
      JSON.stringify({
        meta: matches.slice(1).flatMap((match) => match.meta ?? []),
        links: matches.slice(1).flatMap((match) => match.links ?? []),
      }),
  });
  const shown = useRef(head);
  useEffect(() => {
    if (shown.current === head) return;
    shown.current = head;
    const { meta, links } = JSON.parse(head);
    document.head.querySelectorAll(OF_PAGE).forEach((tag) => tag.remove());
    for (const { title, ...attributes } of meta) {
      if (title !== undefined) document.title = title;
      else add('meta', attributes);
    }
    for (const link of links) add('link', link);
  }, [head]);
  return null;
}

function add(name: string, attributes: Record<string, string>): void {
  const tag = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) tag.setAttribute(key, value);
  document.head.append(tag);
}
