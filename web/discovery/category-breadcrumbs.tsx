import type { ServicePage } from '@hirfa/contract/discovery';
import { textIn } from '@hirfa/domain/market';
import { Trans } from '@lingui/react/macro';
import { useLanguage } from '../kit/use-language.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { Link } from '../ui/link.tsx';

type CategoryBreadcrumbsProps = {
  category: Pick<ServicePage['category'], 'slug' | 'name_en' | 'name_ar'>;
  here: string;
};

/** Breadcrumbs from all services to a category to this page. */
export function CategoryBreadcrumbs({ category, here }: CategoryBreadcrumbsProps) {
  const language = useLanguage();
  return (
    <Breadcrumbs here={here}>
      <Link to="/services">
        <Trans>Services</Trans>
      </Link>
      <Link to="/community/$categorySlug" params={{ categorySlug: category.slug }}>
        {textIn(category, 'name', language)}
      </Link>
    </Breadcrumbs>
  );
}
