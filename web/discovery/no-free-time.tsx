import type { ProviderPage } from '@hirfa/contract/discovery';
import { LISTING } from '@hirfa/domain/bookings';
import { Trans } from '@lingui/react/macro';
import { Notice } from '../ui/feedback/notice.tsx';
import { TextLink } from '../ui/link.tsx';

/** Says that nobody can book a provider soon, with the ways to wait and to others; nothing where somebody can. */
export function NoFreeTime({ provider: { id, is_listed, category, cards } }: { provider: ProviderPage }) {
  if (is_listed) return null;
  const { days } = LISTING;
  return (
    <Notice tone="plain">
      <Trans>Nothing is free in the next {days} days.</Trans>{' '}
      {cards.length > 0 && (
        <>
          <TextLink to="/booking/$target" params={{ target: id }}>
            <Trans>Wait for a time</Trans>
          </TextLink>
          {' · '}
        </>
      )}
      <TextLink to="/community/$categorySlug" params={{ categorySlug: category.slug }}>
        <Trans>See other providers</Trans>
      </TextLink>
    </Notice>
  );
}
