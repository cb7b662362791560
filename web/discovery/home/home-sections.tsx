import type { HomePage } from '@hirfa/contract/discovery';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { BrowseByCraft } from './browse-by-craft.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { PopularServices } from './popular-services.tsx';
import { ProviderTile } from '../provider-tile.tsx';
import { Section } from '../section.tsx';
import { CardRow } from '../card-row.tsx';

/** What the home page shows below its hero; empty sections are left out. */
export function HomeSections({ home }: { home: HomePage }) {
  const { community, trusted_essential: firms } = home.top_providers;
  return (
    <div className="flex flex-col gap-14 md:gap-16">
      {home.categories.length > 0 && <BrowseByCraft categories={home.categories} />}
      <HowItWorks />
      <PopularServices services={home.popular_services} />
      <TopProviders id="top-community" heading={<Trans>Top providers in the community</Trans>} providers={community} />
      <TopProviders id="top-firms" heading={<Trans>Top verified firms</Trans>} providers={firms} />
    </div>
  );
}

type TopProvidersProps = { id: string; heading: ReactNode; providers: HomePage['top_providers']['community'] };

function TopProviders({ id, heading, providers }: TopProvidersProps) {
  if (providers.length === 0) return null;
  return (
    <Section late id={id} heading={heading} lead={<Trans>With the most jobs done.</Trans>}>
      <CardRow>
        {providers.map((provider) => (
          <ProviderTile key={provider.id} provider={provider} />
        ))}
      </CardRow>
    </Section>
  );
}
