import type { Category } from '@hirfa/contract/catalogue';
import { textIn } from '@hirfa/domain/market';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useLanguage } from '../kit/use-language.ts';
import { useOrpc } from '../kit/use-orpc.ts';
import { Card, cardLink } from '../ui/card.tsx';
import { CategoryIcon } from '../ui/category-icon.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { ButtonLink, Link } from '../ui/link.tsx';
import { CategoryGrid } from './category-grid.tsx';
import { ProviderCount } from './counts.tsx';
import { NothingYet } from './nothing-yet.tsx';
import { nearestCategoryQuery, type ServiceSearch } from './queries.ts';

type NothingFoundProps = { search: ServiceSearch; categories: readonly Category[] };

/** A search without results: the way on is the same search in all categories, the nearest category, or all of them. */
export function NothingFound({ search: { q, category }, categories }: NothingFoundProps) {
  const { t } = useLingui();
  if (category === undefined && q === undefined) return <NothingYet />;
  if (category === undefined && q !== undefined) return <NearestCategory q={q} categories={categories} />;
  return (
    <EmptyState
      scene="nothing"
      heading={t`Nothing matches that`}
      text={q && <Trans>You searched in one category only.</Trans>}
      action={
        <ButtonLink to="/services" search={q ? { q } : {}} variant="secondary">
          {q ? <Trans>Search in all categories</Trans> : <Trans>All services</Trans>}
        </ButtonLink>
      }
    />
  );
}

function NearestCategory({ q, categories }: { q: string; categories: readonly Category[] }) {
  const { t } = useLingui();
  const { data } = useSuspenseQuery(nearestCategoryQuery(useOrpc(), q));
  if (data.category !== null) {
    return (
      <EmptyState
        heading={t`Nothing matches that`}
        text={<Trans>Did you mean this category?</Trans>}
        action={<CategoryCard category={data.category} />}
      />
    );
  }
  return (
    <>
      <EmptyState
        scene="nothing"
        heading={t`Nothing matches that`}
        text={<Trans>Try another word, or choose a category.</Trans>}
      />
      <CategoryGrid categories={categories} />
    </>
  );
}

function CategoryCard({ category }: { category: Category }) {
  const language = useLanguage();
  return (
    <Card pressable className="flex items-center gap-3.5 p-3.5 text-start sm:min-w-80">
      <CategoryIcon icon={category.icon} hue={category.hue} />
      <div className="min-w-0 grow">
        <Link
          to="/community/$categorySlug"
          params={{ categorySlug: category.slug }}
          className={`${cardLink} font-semibold text-ink-0`}
        >
          {textIn(category, 'name', language)}
        </Link>
        <p className="text-xs text-ink-2">
          <ProviderCount count={category.provider_count} />
        </p>
      </div>
      <ArrowRight aria-hidden className="size-5 shrink-0 text-clay-ink rtl:-scale-x-100" />
    </Card>
  );
}
