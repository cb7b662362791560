import type { BrowserContext, Page } from '@playwright/test';
import { opens, type Reader, routeOf } from './route-of.ts';

type Language = 'en' | 'ar';

/** What somebody finds who opens an address. */
interface Found {
  /** The address at which they are in the end. */
  at: string;
  heading: string;
  /** A failure that the page tells. */
  alert: string;
  links: string[];
  /** The places on the page to which a link can lead. */
  places: string[];
}

type Open = (address: string) => Promise<Found>;

interface Crawl {
  reader: Reader;
  language: Language;
  /** Where it begins, without a language. */
  starts: readonly string[];
  /** Whether it opens one page of each route, and not of each kind. */
  isBrief: boolean;
  open: Open;
}

interface Crawled {
  faults: string[];
  routes: string[];
}

/** Headings of the pages to which no link may lead, in both languages. */
const DEAD_ENDS =
  /^$|^(?:Page not found|الصفحة غير موجودة|Something went wrong|حدث خطأ ما|Access Denied|الدخول غير مسموح)/;
/** Own addresses that are no pages. */
const FILES = /^\/(?:api|files|calendar|assets)\//;
const HERE = 'https://own.invalid';

const inLanguage = (path: string, language: Language) => (language === 'en' ? path : `/ar${path === '/' ? '' : path}`);
const isIn = (address: string, language: Language) => /^\/ar(?:[/?#]|$)/.test(address) === (language === 'ar');
const routeIn = (address: string) => routeOf(address.replace(/^\/ar(?=[/?#]|$)\/?/, '/'));
const withoutHash = (address: string) => address.replace(/#.*/, '');

/** Pages of one kind are of one route and say the same kinds of things behind the question mark. */
function kindOf(address: string): string {
  const names = [...new URL(address, HERE).searchParams.keys()];
  // Filters can be set together in hundreds of ways.
  return [routeIn(address).path, ...(names.length > 1 ? ['several'] : names)].join(' ');
}
/** Two things of a kind may be in different states. */
const mostOf = (path: string) => (path.includes('$') ? 2 : 1);

/**
 * Follows the links of a person breadth first, one or two of each kind. Returns what is wrong with links and pages, and
 * the routes that were opened.
 */
export async function crawl({ starts, isBrief, open, ...who }: Crawl): Promise<Crawled> {
  const faults: string[] = [];
  const links = new Map<string, string>();
  const places = new Map<string, readonly string[]>();
  const counts = new Map<string, number>();
  const waiting: string[] = [];
  function look(link: string, from: string): void {
    if (links.has(link) || FILES.test(link)) return;
    links.set(link, from);
    const fault = faultOf(link, who);
    if (fault !== null) faults.push(`${from} has a link to ${link}, ${fault}`);
    const [address, { path, guard }] = [withoutHash(link), routeIn(link)];
    const [kind, most] = isBrief ? [path, 1] : [kindOf(address), mostOf(path)];
    const count = counts.get(kind) ?? 0;
    if (fault !== null || !opens(guard, who.reader) || waiting.includes(address) || count === most) return;
    counts.set(kind, count + 1);
    waiting.push(address);
  }
  for (const start of starts) look(inLanguage(start, who.language), 'the start');
  for (const address of waiting) {
    const { at, heading, alert, ...found } = await open(address);
    const named = `${address}, a link of ${links.get(address)},`;
    if (routeIn(at).path !== routeIn(address).path) faults.push(`${named} leads to ${at}`);
    if (DEAD_ENDS.test(heading)) faults.push(`${named} is "${heading}"`);
    if (alert !== '') faults.push(`${named} says "${alert}"`);
    places.set(address, found.places);
    for (const link of found.links) look(link, address);
  }
  for (const [link, from] of links) {
    const place = new URL(link, HERE).hash.slice(1);
    if (place !== '' && places.get(withoutHash(link))?.includes(place) === false)
      faults.push(`${from} has a link to ${link}, a place that is not there`);
  }
  return {
    faults: faults.map((fault) => `${who.reader}: ${fault}`),
    routes: waiting.map((address) => routeIn(address).path),
  };
}

/** What is wrong with a link as such. Visitors are told on the home page why they are there, and sign in. */
function faultOf(link: string, { reader, language }: Pick<Crawl, 'reader' | 'language'>): string | null {
  const { path, guard } = routeIn(link);
  if (path === '$') return 'which is no page';
  if (!isIn(link, language)) return 'in the other language';
  const isAsked = reader === 'visitor' && guard === 'signed-in';
  return opens(guard, reader) || isAsked ? null : 'which is not for them';
}

/** Reads pages as the server sends them to everybody, without their scripts; `page` is open on the site. */
export function asSent(page: Page): Open {
  return (address) =>
    page.evaluate(async (wanted) => {
      const answer = await fetch(wanted);
      const sent = new DOMParser().parseFromString(await answer.text(), 'text/html');
      for (const hidden of sent.querySelectorAll('.signed-in-only, noscript')) hidden.remove();
      const { pathname, search } = new URL(answer.url);
      return {
        at: pathname + search,
        heading: sent.querySelector('h1')?.textContent ?? '',
        alert: sent.querySelector('main [role=alert]')?.textContent ?? '',
        links: [...sent.querySelectorAll('a[href^="/"]:not([hreflang])')].map(
          (link) => link.getAttribute('href') ?? '',
        ),
        places: [...sent.querySelectorAll('[id]')].map(({ id }) => id),
      };
    }, address);
}

declare global {
  interface Window {
    callsUnderWay: number;
    __TSR_ROUTER__: { state: { status: string; location: { href: string }; resolvedLocation?: { href: string } } };
  }
}

/** Lets `asApp` know when a page of this browser has its answers. */
export async function countCalls(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const { fetch: send } = window;
    window.callsUnderWay = 0;
    window.fetch = async (...request) => {
      window.callsUnderWay += 1;
      try {
        return await send(...request);
      } finally {
        window.callsUnderWay -= 1;
      }
    };
  });
}

/** Opens pages as links of the app do, one after the other in this page, which is hydrated. */
export function asApp(page: Page): Open {
  return (address) => page.evaluate(follow, address);
}

/** Runs in the page: the router listens to its history. */
async function follow(address: string): Promise<Found> {
  const [mostFrames, stillFrames] = [1200, 3];
  const heading = () => document.querySelector<HTMLElement>('main h1')?.innerText ?? '';
  function isAtRest(): boolean {
    const { status, location: wanted, resolvedLocation } = window.__TSR_ROUTER__.state;
    if (status !== 'idle' || resolvedLocation?.href !== wanted.href || window.callsUnderWay > 0) return false;
    return document.querySelector('main [aria-busy=true]') === null && heading() !== '';
  }
  history.pushState(null, '', address);
  let still = 0;
  for (let frames = 0; frames < mostFrames && still < stillFrames; frames += 1) {
    await new Promise((drawn) => requestAnimationFrame(drawn));
    still = isAtRest() ? still + 1 : 0;
  }
  const links = [...document.querySelectorAll('a[href^="/"]:not([hreflang])')];
  return {
    at: location.pathname + location.search,
    heading: still < stillFrames ? '' : heading(),
    alert: document.querySelector<HTMLElement>('main [role=alert]')?.innerText ?? '',
    // Nobody can press those of a preview.
    links: links
      .filter((link) => link.checkVisibility() && link.closest('[inert]') === null)
      .map((link) => link.getAttribute('href') ?? ''),
    places: [...document.querySelectorAll('[id]')].map(({ id }) => id),
  };
}
