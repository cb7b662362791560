import type { Category } from '@hirfa/contract/catalogue';
import { textIn } from '@hirfa/domain/market';
import { Card, cardLink } from '../ui/card.tsx';
import { CategoryIcon } from '../ui/category-icon.tsx';
import { Link } from '../ui/link.tsx';
import { useLanguage } from '../ui/use-language.ts';

export function CategoryGrid({ categories }: { categories: readonly Category[] }) {
  const language = useLanguage();
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
      {categories.map((category) => (
        <li key={category.slug}>
          <Card pressable className="flex h-full items-center gap-3 p-3.5">
            <CategoryIcon icon={category.icon} hue={category.hue} />
            <Link to="/community/$categorySlug" params={{ categorySlug: category.slug }} className={cardLink}>
              {textIn(category, 'name', language)}
            </Link>
          </Card>
        </li>
      ))}
    </ul>
  );
}
