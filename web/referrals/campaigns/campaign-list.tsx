import { textIn } from '@hirfa/domain/market';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import TicketPercent from 'lucide-react/icons/ticket-percent';
import type { Api } from '../../kit/api-link.ts';
import { formatRate } from '../../kit/format.ts';
import { useLanguage } from '../../kit/use-language.ts';
import { useLocale } from '../../kit/use-locale.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { Card } from '../../ui/card.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { Money } from '../../ui/money.tsx';
import { campaignsQuery } from '../queries.ts';
import { CopyButton } from '../own/copy-button.tsx';
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
    <ul className="grid gap-4 sm:grid-cols-2">
      {items.map((campaign) => (
        <li key={campaign.id}>
          <CampaignCard campaign={campaign} />
        </li>
      ))}
    </ul>
  );
}

function CampaignCard({ campaign }: { campaign: Campaign }) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <Card className="flex h-full flex-col gap-3 p-5">
      <h2 className="card-text wrap-anywhere">{textIn(campaign, 'title', language)}</h2>
      <p className="text-l font-bold text-clay-ink">
        <Worth campaign={campaign} />
      </p>
      <Conditions campaign={campaign} />
      <div className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-2">
        <bdi dir="ltr" className="rounded-s bg-sand-1 px-3 py-2 font-semibold tracking-wider text-ink-0">
          {campaign.code}
        </bdi>
        <CopyButton text={campaign.code} done={t`The code is copied`} />
      </div>
    </Card>
  );
}

function Worth({ campaign: { percent, flat, maximum } }: { campaign: Campaign }) {
  const locale = useLocale();
  const share = percent === null ? null : formatRate(percent, locale);
  const most = maximum !== null && <Money amount={maximum} />;
  if (share !== null && most)
    return (
      <Trans>
        {share} off, up to {most}
      </Trans>
    );
  if (share !== null) return <Trans>{share} off</Trans>;
  const amount = <Money amount={flat ?? '0.00'} />;
  return <Trans>{amount} off</Trans>;
}

function Conditions({ campaign }: { campaign: Campaign }) {
  const { ends_at } = campaign;
  return (
    <ul className="flex flex-col gap-1 text-s text-ink-1">
      <PromotionTerms terms={campaign} />
      {ends_at !== null && (
        <li>
          <Trans>
            Until <DateTime at={ends_at} form="day" />
          </Trans>
        </li>
      )}
    </ul>
  );
}
