import type { Category } from '@hirfa/contract/catalogue';
import { textIn } from '@hirfa/domain/market';
import { Trans } from '@lingui/react/macro';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { CraftTile } from '../ui/craft-tile.tsx';
import { Link } from '../ui/link.tsx';
import { Pattern } from '../ui/pattern.tsx';
import { useLanguage } from '../kit/use-language.ts';
import { ProviderCount } from './counts.tsx';

export function CategoryHeader({ category }: { category: Category }) {
  const language = useLanguage();
  const name = textIn(category, 'name', language);
  return (
    <header>
      <Breadcrumbs here={name}>
        <Link to="/services">
          <Trans>Services</Trans>
        </Link>
      </Breadcrumbs>
      <div className="relative isolate mt-3 flex flex-col gap-5 overflow-hidden rounded-l bg-sand-1 p-5 sm:flex-row sm:items-center sm:gap-8 sm:p-8">
        <Pattern from="end" className="-z-10 text-clay opacity-10 sm:opacity-20" />
        <CraftTile
          icon={category.icon}
          hue={category.hue}
          className="size-24 shrink-0 rounded-m shadow-1 sm:size-40 sm:rounded-l"
        />
        <div className="min-w-0">
          <p className="text-s font-semibold text-clay-ink">
            {category.tab === 'community' ? <Trans>Community</Trans> : <Trans>Trusted essentials</Trans>}
          </p>
          <h1 className="title-text mt-1 wrap-anywhere sm:text-[2.25rem] lg:text-[2.5rem]">{name}</h1>
          <p className="mt-2 max-w-xl text-ink-1">{textIn(category, 'description', language)}</p>
          <p className="mt-3 text-s font-semibold text-ink-0">
            <ProviderCount count={category.provider_count} />
          </p>
        </div>
      </div>
    </header>
  );
}
