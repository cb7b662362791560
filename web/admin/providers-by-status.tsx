import type { ProviderProfile } from '@hirfa/contract/admin';
import { type Language, textIn } from '@hirfa/domain/market';
import type { VerificationStatus } from '@hirfa/domain/providers';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useOrpc } from '../kit/use-orpc.ts';
import { AreasLine } from '../ui/areas-line.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { LoadMore } from '../ui/feedback/load-more.tsx';
import { Rating } from '../ui/rating.tsx';
import { Skeleton, TextSkeleton } from '../ui/feedback/skeleton.tsx';
import { StateBadge } from '../ui/state-badge.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { useLanguage } from '../kit/use-language.ts';
import { DateTime } from '../ui/date-time.tsx';
import { providersByStatusQuery, totalOf } from './queries.ts';

/** All providers and applicants, by verification status. */
export function ProvidersByStatus() {
  const { t } = useLingui();
  const [status, setStatus] = useState<VerificationStatus>('pending');
  return (
    <section aria-labelledby="providers-heading">
      <Tabs<VerificationStatus>
        label={t`Providers by status`}
        heading={
          <h2 id="providers-heading" className="section-text">
            <Trans>Providers</Trans>
          </h2>
        }
        value={status}
        onChange={setStatus}
        tabs={[
          {
            value: 'pending',
            label: t({ message: 'Pending', context: 'providers' }),
            content: <List status="pending" />,
          },
          {
            value: 'verified',
            label: t({ message: 'Verified', context: 'providers' }),
            content: <List status="verified" />,
          },
          {
            value: 'rejected',
            label: t({ message: 'Rejected', context: 'providers' }),
            content: <List status="rejected" />,
          },
        ]}
      />
    </section>
  );
}

function List({ status }: { status: VerificationStatus }) {
  const { t } = useLingui();
  const list = useInfiniteQuery(providersByStatusQuery(useOrpc(), status));
  const { data, isPending, isFetching, refetch } = list;
  if (isPending) return <ListSkeleton />;
  if (data === undefined) {
    return (
      <ErrorState heading={t`The providers could not be loaded`} onRetry={() => void refetch()} pending={isFetching} />
    );
  }
  const providers = data.pages.flatMap(({ body }) => body);
  const total = data.pages.map(({ headers }) => totalOf(headers)).at(-1) ?? 0;
  return (
    <>
      <p aria-live="polite" className="mb-3 text-xs text-ink-2">
        <Plural value={total} _0="Nobody here" one="# provider" other="# providers" />
      </p>
      {providers.length > 0 && (
        <ul className="divide-y divide-sand-2 rounded-m border border-sand-2 bg-card">
          {providers.map((provider) => (
            <Row key={provider.id} provider={provider} />
          ))}
        </ul>
      )}
      <LoadMore list={list} />
    </>
  );
}

function Row({ provider }: { provider: ProviderProfile }) {
  const language = useLanguage();
  const name = nameOf(provider, language);
  const isWaiting = provider.verification_status === 'pending';
  const since = <DateTime at={provider.created_at} form={isWaiting ? 'day' : 'month'} />;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4 text-xs text-ink-1">
      <Avatar name={name} photo={provider.avatar_url} size="s" />
      <div className="grid min-w-0 grow basis-48 items-center gap-x-8 lg:grid-cols-2">
        <div>
          <p className="text-s font-semibold wrap-anywhere text-ink-0">
            <bdi>{name}</bdi>
          </p>
          <p>
            <ProviderKind provider={provider} />
            {'\u00A0· '}
            {textIn(provider.category, 'name', language)}
            {'\u00A0· '}
            {isWaiting ? <Trans>waiting since {since}</Trans> : <Trans>since {since}</Trans>}
          </p>
        </div>
        <div>
          {provider.areas.length > 0 && (
            <p>
              <AreasLine areas={provider.areas} />
            </p>
          )}
          {provider.skill_verification_notes && (
            <p className="text-ink-2">
              <bdi>{provider.skill_verification_notes}</bdi>
            </p>
          )}
        </div>
      </div>
      {provider.verification_status === 'verified' && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <Rating value={provider.average_rating} />
          <Plural value={provider.total_jobs} one="# job" other="# jobs" />
          {!provider.is_active && (
            <StateBadge tone="quiet">
              <Trans>Not active</Trans>
            </StateBadge>
          )}
        </p>
      )}
    </li>
  );
}

/** The name of a firm or a person, in Arabic where there is an Arabic name. */
function nameOf(
  { business_name, business_name_ar, full_name, full_name_ar }: ProviderProfile,
  language: Language,
): string {
  const inEnglish = business_name ?? full_name;
  return language === 'ar' ? ((business_name === null ? full_name_ar : business_name_ar) ?? inEnglish) : inEnglish;
}

function ProviderKind({ provider: { provider_type, experience_level } }: { provider: ProviderProfile }) {
  if (provider_type === 'trusted_essential') return <Trans>Trusted essentials</Trans>;
  return experience_level === 'professional' ? <Trans>Professional</Trans> : <Trans>Hobbyist</Trans>;
}

function ListSkeleton() {
  return (
    <div aria-busy>
      <Skeleton className="mb-3 h-4 w-24" />
      <div className="divide-y divide-sand-2 rounded-m border border-sand-2 bg-card">
        {Array.from({ length: 4 }, (_, index) => (
          <div key={index} className="flex items-center gap-4 p-4">
            <Skeleton className="size-9 shrink-0 rounded-full!" />
            <div className="grow">
              <TextSkeleton lines={2} />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
