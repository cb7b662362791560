import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useOrpc } from '../../kit/use-orpc.ts';
import { LoadMore } from '../../ui/feedback/load-more.tsx';
import { TextLink } from '../../ui/link.tsx';
import { foundGrid } from '../provider-list-skeleton.tsx';
import { Section } from '../section.tsx';
import { favouritesQuery } from '../favourites/queries.ts';
import { SavedCard } from './saved-card.tsx';

const ID = 'saved';

/**
 * Whom the person has saved, the latest first. Who has saved nobody is told how only if `saysNone`.
 */
export function SavedProviders({ saysNone }: { saysNone: boolean }) {
  const list = useInfiniteQuery(favouritesQuery(useOrpc()));
  const saved = list.data?.pages.flatMap((page) => page.items);
  const hasPages = list.hasNextPage || (list.data?.pages.length ?? 0) > 1;
  useFocusKept(saved?.length);
  if (saved === undefined || (saved.length === 0 && !saysNone)) return null;
  return (
    <Section id={ID} heading={<Trans context="favourites">Saved</Trans>}>
      {saved.length === 0 ? (
        <Nobody />
      ) : (
        <ul className={foundGrid}>
          {saved.map((each) => (
            <li key={each.provider_id} className="min-w-0">
              <SavedCard saved={each} />
            </li>
          ))}
        </ul>
      )}
      {/* Few are seen at a glance, without their number. */}
      {hasPages && <LoadMore list={list} shown={saved.length} />}
    </Section>
  );
}

function Nobody() {
  return (
    <p className="text-s text-ink-1">
      <Trans>Press the heart of a provider you like: you find them here again, and hear once when they are free.</Trans>{' '}
      <TextLink to="/services" search={{ show: 'providers' }}>
        <Trans>Find providers</Trans>
      </TextLink>
    </p>
  );
}

/** The card whose heart was pressed is gone: the keyboard continues at the heading, not at the top of the page. */
function useFocusKept(count: number | undefined) {
  const hadFocus = useRef(false);
  useEffect(() => {
    const note = () => {
      hadFocus.current = document.activeElement?.closest(`#${ID}`) !== null;
    };
    addEventListener('focusin', note);
    return () => removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    if (count === undefined || !hadFocus.current || document.activeElement !== document.body) return;
    const heading = document.getElementById(`${ID}-heading`);
    if (heading === null) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [count]);
}
