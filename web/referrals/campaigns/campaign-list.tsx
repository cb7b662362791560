import { textIn } from '@hirfa/domain/market';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import ArrowRight from 'lucide-react/icons/arrow-right';
import TicketPercent from 'lucide-react/icons/ticket-percent';
import type { Api } from '../../kit/api-link.ts';
import { formatRate } from '../../kit/format.ts';
import { useLanguage } from '../../kit/use-language.ts';
import { useLocale } from '../../kit/use-locale.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { Card } from '../../ui/card.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ButtonLink, Link } from '../../ui/link.tsx';
import { Money } from '../../ui/money.tsx';
import { campaignsQuery } from '../queries.ts';
import { CopyButton } from '../own/copy-button.tsx';
import { lastInstant } from './last-instant.ts';
import { PromotionTerms } from './promotion-terms.tsx';

type Campaign = Awaited<ReturnType<Api['referrals']['listCampaigns']>>['items'][number];

/** The promotion codes that everybody may use now; of one type of provider, those of any among them. */
export function CampaignList({ only }: { only?: 'community' | 'trusted_essential' }) {
  const { t } = useLingui();
  const { items } = useSuspenseQuery(campaignsQuery(useOrpc(), only)).data;
  if (items.length === 0)
    return (
      <EmptyState
        icon={<TicketPercent aria-hidden />}
        heading={t`No promotions at the moment`}
        text={<Trans>Invite a friend instead: you both save on a booking.</Trans>}
        action={
          <ButtonLink to="/referrals" variant="secondary">
            <Trans>Invite friends</Trans>
          </ButtonLink>
        }
      />
    );
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
      {items.map((campaign) => (
        <li key={campaign.id}>
          <CampaignCard campaign={campaign} />
        </li>
      ))}
    </ul>
  );
}

/** In one glance: what it is worth, for what and until when; below, the code and where to use it. */
function CampaignCard({ campaign }: { campaign: Campaign }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { code, category } = campaign;
  return (
    <Card className="flex h-full flex-col">
      <div className="flex grow flex-col gap-3 p-5">
        <div className="flex flex-col-reverse gap-1">
          <h2 className="text-m font-semibold wrap-anywhere text-ink-0">{textIn(campaign, 'title', language)}</h2>
          <Worth campaign={campaign} />
        </div>
        <Conditions campaign={campaign} />
      </div>
      <div className="flex flex-col gap-3 border-t border-dashed border-field-line p-5">
        <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-2">
          <p>
            <span className="block text-xs text-ink-1">
              <Trans context="promotion code">Code</Trans>
            </span>
            <bdi dir="ltr" className="font-bold tracking-wide text-ink-0">
              {code}
            </bdi>
          </p>
          <CopyButton text={code} label={t`Copy the code`} done={t`The code ${code} is copied`} />
        </div>
        {category === null ? (
          <Link to="/services" search={tabOf(campaign.provider_type)} className={wayOn}>
            <Trans>Find a service</Trans>
            <ArrowRight aria-hidden className="size-[1.2em] shrink-0 rtl:-scale-x-100" />
          </Link>
        ) : (
          <Link to="/community/$categorySlug" params={{ categorySlug: category.slug }} className={wayOn}>
            <Trans>Browse {textIn(category, 'name', language)}</Trans>
            <ArrowRight aria-hidden className="size-[1.2em] shrink-0 rtl:-scale-x-100" />
          </Link>
        )}
      </div>
    </Card>
  );
}

/** The services for which a code of this type of provider counts. */
const tabOf = (type: Campaign['provider_type']) =>
  type === null ? {} : ({ tab: type === 'community' ? 'community' : 'trusted' } as const);

const wayOn =
  'inline-flex min-h-11 items-center gap-1.5 self-start rounded-s text-s font-semibold text-clay-ink hover:underline';

/** The first thing that is read. */
function Worth({ campaign: { percent, flat, maximum } }: { campaign: Campaign }) {
  const locale = useLocale();
  const share = percent === null ? null : formatRate(percent, locale);
  const amount = <Money amount={flat ?? '0.00'} />;
  const most = <Money amount={maximum ?? '0.00'} />;
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 text-2xl font-bold text-clay-ink">
      <span>{share === null ? <Trans>{amount} off</Trans> : <Trans>{share} off</Trans>}</span>
      {share !== null && maximum !== null && (
        <span className="text-s font-medium text-ink-1">
          <Trans>up to {most}</Trans>
        </span>
      )}
    </p>
  );
}

function Conditions({ campaign }: { campaign: Campaign }) {
  const { ends_at } = campaign;
  return (
    <ul className="flex list-disc flex-col gap-1 ps-5 text-s text-ink-1 marker:text-ink-2">
      <PromotionTerms terms={campaign} />
      <li>
        {ends_at === null ? (
          <Trans>No end date</Trans>
        ) : (
          <Trans>
            Until <DateTime at={lastInstant(ends_at)} form="day" />
          </Trans>
        )}
      </li>
    </ul>
  );
}
