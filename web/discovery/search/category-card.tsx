import type { Category } from '@hirfa/contract/catalogue';
import { textIn } from '@hirfa/domain/market';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useLanguage } from '../../kit/use-language.ts';
import { Card, cardLink } from '../../ui/card.tsx';
import { CategoryIcon } from '../../ui/category-icon.tsx';
import { Link } from '../../ui/link.tsx';
import { ProviderCount } from '../counts.tsx';

/** The category that a search means, with the way to all of it. */
export function CategoryCard({ category }: { category: Category }) {
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
