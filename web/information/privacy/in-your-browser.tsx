import { STORED_KEYS } from 'virtual:stored-keys';
import { COOKIES, type Cookie } from '@hirfa/domain/accounts';
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { StoredUntil } from '../../kit/rooms/web-room.ts';
import { Period } from '../periods.tsx';
import { COOKIE_WORDS, STORED_WORDS, UNTIL_WORDS } from './stored-words.ts';

const ALL_COOKIES = Object.keys(COOKIES) as Cookie[];
const ORDER = ['tab', 'sign-out', 'session', 'device'] as const satisfies StoredUntil[];

/** Every cookie and every key of the browser's storage, from the lists that the site works with. */
export function InYourBrowser() {
  const { i18n } = useLingui();
  return (
    <>
      <p>
        <Trans>
          We set no cookie before you sign in or create an account, and none for advertising or statistics. Scripts
          cannot read our cookies, and they are sent only to sign you in.
        </Trans>
      </p>
      <Keys name={<Trans>Cookies</Trans>}>
        {ALL_COOKIES.map((cookie) => (
          <Key key={cookie} name={COOKIES[cookie].name} until={<Period ms={COOKIES[cookie].keptMs} />}>
            {i18n._(COOKIE_WORDS[cookie])}
          </Key>
        ))}
      </Keys>
      <p>
        <Trans>Besides, pages keep this in your browser. It stays there: we see it only where you send it.</Trans>
      </p>
      {ORDER.map((until) => (
        <Keys key={until} name={i18n._(UNTIL_WORDS[until])}>
          {byWords(STORED_KEYS.filter(([, each]) => each === until)).map(([words, keys]) => (
            <Key key={words.id} name={keys.join(', ')}>
              {i18n._(words)}
            </Key>
          ))}
        </Keys>
      ))}
    </>
  );
}

/** Keys of which the page says the same. */
function byWords(stored: typeof STORED_KEYS) {
  const groups = new Map<MessageDescriptor, string[]>();
  for (const [key] of stored) {
    const words = STORED_WORDS[key];
    if (words) groups.set(words, [...(groups.get(words) ?? []), key]);
  }
  return [...groups];
}

function Keys({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <h3 className="font-semibold text-ink-0">{name}</h3>
      <ul className="mt-2 divide-y divide-sand-2 rounded-m border border-sand-2 bg-card text-s">{children}</ul>
    </div>
  );
}

function Key({ name, until, children }: { name: string; until?: ReactNode; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 px-4 py-3">
      <span className="min-w-0 grow basis-60">{children}</span>
      {until && <span className="font-medium text-ink-0">{until}</span>}
      <code dir="ltr" className="w-full text-xs wrap-anywhere text-ink-2">
        {name}
      </code>
    </li>
  );
}
