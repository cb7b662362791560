import type { ProviderPage } from '@hirfa/contract/discovery';
import { textIn } from '@hirfa/domain/market';
import { Trans } from '@lingui/react/macro';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { Link } from '../ui/link.tsx';
import { Skeleton, TextSkeleton } from '../ui/skeleton.tsx';
import { useLanguage } from '../ui/use-language.ts';
import { ProviderAside } from './provider-aside.tsx';
import { ProviderDetails } from './provider-details.tsx';
import { ProviderHeader } from './provider-header.tsx';

const columns = 'mt-3 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-x-8';
const beside = 'lg:col-start-2 lg:row-span-2 lg:row-start-1';

/** Everything public about a provider. `address` is this page's, for sharing. */
export function ProviderView({ provider, address }: { provider: ProviderPage; address: string }) {
  const language = useLanguage();
  const { category } = provider;
  return (
    <div className="page-width pt-2 pb-6">
      <Breadcrumbs here={textIn(provider, 'display_name', language)}>
        <Link to="/services">
          <Trans>Services</Trans>
        </Link>
        <Link to="/community/$categorySlug" params={{ categorySlug: category.slug }}>
          {textIn(category, 'name', language)}
        </Link>
      </Breadcrumbs>
      <div className={columns}>
        <ProviderHeader provider={provider} />
        <div className={`${beside} lg:sticky lg:top-6`}>
          <ProviderAside provider={provider} address={address} />
        </div>
        <div className="mt-4 flex min-w-0 flex-col gap-10">
          <ProviderDetails provider={provider} />
        </div>
      </div>
    </div>
  );
}

/** A provider's page on its way. */
export function ProviderSkeleton() {
  return (
    <div className="page-width pt-2 pb-6" aria-busy>
      <Skeleton className="my-3.5 h-4 w-48" />
      <div className={columns}>
        <Skeleton className="h-64 rounded-l" />
        <Skeleton className={`h-72 rounded-l ${beside}`} />
        <div className="mt-4 flex flex-col gap-10">
          <TextSkeleton lines={4} />
          <Skeleton className="h-60 rounded-m" />
        </div>
      </div>
    </div>
  );
}
