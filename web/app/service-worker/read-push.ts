import type { PushPayload } from '@hirfa/contract/notifications';
import { isPushTap } from '../../kit/push-tap.ts';

/** What is shown of a push: the options of a notification, and where a tap on it leads. */
type Shown = Pick<PushPayload, 'tag' | 'title' | 'text' | 'language' | 'path' | 'id'> & { isSilent: boolean };

/** Browsers demand that each push is shown, so one that cannot be read leads to the list of all notifications. */
const UNREADABLE: Shown = {
  id: '',
  tag: 'unreadable',
  title: 'Hirfa · حرفة',
  text: '',
  language: 'ar',
  path: '/ar/notifications',
  isSilent: true,
};

/** Reads a push. Its path stays on this site, whatever it says. */
export function readPush(text: string | undefined, origin: string): Shown {
  const given = dataOf(parse(text));
  if (!isPushTap(given)) return UNREADABLE;
  const fields: Record<string, unknown> = { ...given };
  const textOf = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '');
  const title = textOf('title');
  const path = pathOn(origin, given.path);
  if (title === '' || path === null) return UNREADABLE;
  return {
    id: given.id,
    tag: textOf('tag') || given.id,
    title,
    text: textOf('text'),
    language: fields['language'] === 'ar' ? 'ar' : 'en',
    path,
    isSilent: typeof fields['sound'] !== 'string',
  };
}

/** Firebase puts the push into an envelope. */
function dataOf(given: unknown): unknown {
  return typeof given === 'object' && given !== null && 'data' in given ? given.data : given;
}

function pathOn(origin: string, path: string): string | null {
  const url = URL.canParse(path, origin) ? new URL(path, origin) : null;
  // "//x" would be another site.
  return url?.origin === origin ? url.pathname.replace(/^\/+/, '/') + url.search : null;
}

function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}
