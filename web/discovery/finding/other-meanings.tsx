import { textIn } from '@hirfa/domain/market';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '../../kit/use-language.ts';
import { Link } from '../../ui/link.tsx';
import { type Asked, offerOf } from '../filters/asked.ts';
import { ProviderSearchLink } from './provider-search-link.tsx';

/** So many of each kind. */
const MOST = 2;

const pill =
  'inline-flex min-h-11 items-center rounded-full border border-sand-2 bg-card px-4 text-s font-medium text-ink-0 hover:border-field-line';

/** Words that may be a trade and a name: the way to what was not looked for. */
export function OtherMeanings({ of: { search, meaning } }: { of: Asked }) {
  const { t } = useLingui();
  const language = useLanguage();
  if (meaning === null) return null;
  const isTrade = meaning.trades.length > 0;
  const names = meaning.suggestions.filter(({ kind }) => kind === 'provider');
  const others = isTrade
    ? names
    : names.length > 0
      ? meaning.suggestions.filter(({ kind }) => kind !== 'provider')
      : [];
  if (others.length === 0) return null;
  return (
    <nav aria-label={t`Other meanings`} className="flex flex-wrap items-center gap-2 text-s text-ink-1">
      <Trans>Or did you mean</Trans>
      {others.slice(0, MOST).map((other) =>
        other.kind === 'provider' ? (
          <Link
            key={other.provider.id}
            to="/provider/$providerId"
            params={{ providerId: other.provider.id }}
            className={pill}
          >
            <bdi>{textIn(other.provider, 'display_name', language)}</bdi>
          </Link>
        ) : (
          <ProviderSearchLink
            key={other.kind === 'category' ? other.category.slug : other.service.slug}
            search={{ ...search, q: undefined, ...offerOf(other) }}
            className={pill}
          >
            {other.kind === 'category'
              ? textIn(other.category, 'name', language)
              : textIn(other.service, 'title', language)}
          </ProviderSearchLink>
        ),
      )}
    </nav>
  );
}
