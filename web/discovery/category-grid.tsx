import type { Category } from '@hirfa/contract/catalogue';
import { textIn } from '@hirfa/domain/market';
import type { ReactNode } from 'react';
import { Card, cardLink } from '../ui/card.tsx';
import { CategoryIcon } from '../ui/category-icon.tsx';
import { Link } from '../ui/link.tsx';
import { useLanguage } from '../kit/use-language.ts';
import { ProviderCount } from './counts.tsx';

type CategoryGridProps = {
  categories: readonly Category[];
  /** The last cell, with a link to more. */
  further?: ReactNode;
};

/** A cell of the grid: the picture above the words, on a wide screen beside them. */
export const categoryCard =
  'flex h-full min-h-37 flex-col gap-2.5 p-3.5 lg:min-h-22 lg:flex-row lg:items-center lg:gap-3.5';

/** A grid of categories; all rows have one height, so that the other tab takes the same space. */
export function CategoryGrid({ categories, further }: CategoryGridProps) {
  const language = useLanguage();
  return (
    <ul className="grid auto-rows-fr grid-cols-2 gap-3 sm:grid-cols-4">
      {categories.map((category) => (
        <li key={category.slug} className="min-w-0">
          <Card pressable className={categoryCard}>
            <CategoryIcon icon={category.icon} hue={category.hue} />
            <div className="mt-auto min-w-0 lg:mt-0">
              <Link
                to="/community/$categorySlug"
                params={{ categorySlug: category.slug }}
                className={`${cardLink} block text-s leading-snug wrap-anywhere font-semibold text-ink-0`}
              >
                {textIn(category, 'name', language)}
              </Link>
              <p className="mt-0.5 text-xs text-ink-2">
                <ProviderCount count={category.provider_count} />
              </p>
            </div>
          </Card>
        </li>
      ))}
      {further && <li>{further}</li>}
    </ul>
  );
}
