import type { Category } from '@hirfa/contract/catalogue';
import type { CategoryTab } from '@hirfa/domain/catalogue';
import { Trans, useLingui } from '@lingui/react/macro';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useState } from 'react';
import { Card, cardLink } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { categoryCard, CategoryGrid } from '../category-grid.tsx';

/** The categories of both tabs, one tab at a time. */
export function BrowseByCraft({ categories }: { categories: readonly Category[] }) {
  const { t } = useLingui();
  const [tab, setTab] = useState<CategoryTab>('community');
  if (categories.length === 0) return null;
  const gridOf = (wanted: CategoryTab) => (
    <CategoryGrid categories={categories.filter((category) => category.tab === wanted)} further={<AllServices />} />
  );
  return (
    <section aria-labelledby="crafts-heading">
      <Tabs
        keepAll
        label={t`Kind of services`}
        value={tab}
        onChange={setTab}
        heading={
          <h2 id="crafts-heading" className="section-text">
            <Trans>Browse by craft</Trans>
          </h2>
        }
        tabs={[
          { value: 'community', label: t`Community`, content: gridOf('community') },
          { value: 'trusted', label: t`Trusted essentials`, content: gridOf('trusted') },
        ]}
      />
    </section>
  );
}

function AllServices() {
  return (
    <Card pressable className={`${categoryCard} border-transparent bg-sand-1`}>
      <span aria-hidden className="inline-flex size-11 shrink-0 items-center justify-center rounded-s bg-card">
        <ArrowRight className="size-5.5 text-clay-ink rtl:-scale-x-100" strokeWidth={1.75} />
      </span>
      <Link to="/services" className={`${cardLink} mt-auto text-s leading-snug font-semibold text-ink-0 lg:mt-0`}>
        <Trans>All services</Trans>
      </Link>
    </Card>
  );
}
