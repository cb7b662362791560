import type { ProviderPage } from '@hirfa/contract/discovery';
import { LISTING } from '@hirfa/domain/bookings';
import { Trans } from '@lingui/react/macro';
import { Notice } from '../ui/feedback/notice.tsx';
import { TextLink } from '../ui/link.tsx';

/** Says that nobody can book a provider soon, with the way to others of their category; nothing where somebody can. */
export function NoFreeTime({ provider: { is_listed, category } }: { provider: ProviderPage }) {
  if (is_listed) return null;
  const { days } = LISTING;
  return (
    <Notice tone="plain">
      <Trans>Nothing is free in the next {days} days.</Trans>{' '}
      <TextLink to="/community/$categorySlug" params={{ categorySlug: category.slug }}>
        <Trans>See other providers</Trans>
      </TextLink>
    </Notice>
  );
}
