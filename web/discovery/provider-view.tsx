import type { ProviderPage } from '@hirfa/contract/discovery';
import { textIn } from '@hirfa/domain/market';
import type { ReactNode } from 'react';
import { CategoryBreadcrumbs } from './category-breadcrumbs.tsx';
import { useLanguage } from '../kit/use-language.ts';
import { BookBar } from './book-bar.tsx';
import { NoFreeTime } from './no-free-time.tsx';
import { BookProvider, ProviderAside } from './provider-aside.tsx';
import { ProviderDetails } from './provider-details.tsx';
import { ProviderHeader } from './provider-header.tsx';
import { PriceFrom } from './provider-words.tsx';
import { beside, columns } from './provider-layout.ts';

type ProviderViewProps = {
  provider: ProviderPage;
  /** Of this page, for sharing. */
  address: string;
  /** What stands below the details. */
  children?: ReactNode;
};

/** Everything public about a provider. */
export function ProviderView({ provider, address, children }: ProviderViewProps) {
  const language = useLanguage();
  const { category } = provider;
  return (
    <div className="book-scope page-width pt-2 pb-6">
      <CategoryBreadcrumbs category={category} here={textIn(provider, 'display_name', language)} />
      <div className={columns}>
        <div className="@container flex flex-col gap-4">
          <NoFreeTime provider={provider} />
          <ProviderHeader provider={provider} />
        </div>
        <div className={`${beside} lg:sticky lg:top-6`}>
          <ProviderAside provider={provider} address={address} />
        </div>
        <div className="@container mt-4 flex min-w-0 flex-col gap-10">
          <ProviderDetails provider={provider} />
          {children}
        </div>
      </div>
      {provider.cards.length > 0 && (
        <BookBar price={<PriceFrom of={provider} />} free={provider.next_free_at}>
          <BookProvider provider={provider} />
        </BookBar>
      )}
    </div>
  );
}

/** The same parts one below the other, to look at: nothing in it can be pressed. */
export function ProviderPreview({ provider }: { provider: ProviderPage }) {
  return (
    <div inert className="@container flex flex-col gap-6">
      <ProviderHeader provider={provider} />
      <ProviderAside provider={provider} address="" />
      <div className="mt-2 flex flex-col gap-8">
        <ProviderDetails provider={provider} />
      </div>
    </div>
  );
}
