import { textIn } from '@hirfa/domain/market';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Promotion } from '@hirfa/contract/referrals';
import { formatRate } from '../../kit/format.ts';
import { categoriesQuery } from '../../kit/rare-data/categories-query.ts';
import { useLanguage } from '../../kit/use-language.ts';
import { useLocale } from '../../kit/use-locale.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { Button } from '../../ui/button.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { QueryList } from '../../ui/feedback/query-list.tsx';
import { RowsSkeleton } from '../../ui/feedback/rows-skeleton.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Dotted } from '../../ui/lines/dotted.tsx';
import { Money } from '../../ui/money.tsx';
import { ConfirmDialog, FormDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { Stat } from '../../ui/stat.tsx';
import { StateBadge, type StateTone } from '../../ui/state-badge.tsx';
import { SteadyRows } from '../../ui/steady/steady-rows.tsx';
import { useCall } from '../../ui/use-call.ts';
import { lastInstant } from '../campaigns/last-instant.ts';
import { PromotionTerms } from '../campaigns/promotion-terms.tsx';
import { promotionsQuery } from '../queries.ts';
import { amountOr } from './amount.ts';
import { type PromotionState, stateOf } from './promotion-state.ts';

/** All promotion codes with what they have given, the newest first. */
export function PromotionList() {
  const { t } = useLingui();
  const query = useInfiniteQuery(promotionsQuery(useOrpc()));
  return (
    <QueryList
      query={query}
      failed={t`The promotion codes could not be loaded`}
      skeleton={<RowsSkeleton count={4} lines={4} padding="py-5" />}
      empty={
        <EmptyState
          scene="nothing"
          heading={t`No promotion codes yet`}
          text={<Trans>A code gives a percentage or an amount off, as often and for as long as you decide.</Trans>}
        />
      }
    >
      {(promotions, more) => (
        <SteadyRows more={more}>
          {promotions.map((promotion) => (
            <PromotionRow key={promotion.id} promotion={promotion} />
          ))}
        </SteadyRows>
      )}
    </QueryList>
  );
}

const STATES: Record<PromotionState, { tone: StateTone; words: ReactNode }> = {
  running: { tone: 'ok', words: <Trans context="promotion code">Running</Trans> },
  waiting: { tone: 'warn', words: <Trans context="promotion code">Not yet</Trans> },
  over: { tone: 'quiet', words: <Trans context="promotion code">Ended</Trans> },
  used_up: { tone: 'quiet', words: <Trans context="promotion code">Used up</Trans> },
  stopped: { tone: 'quiet', words: <Trans context="promotion code">Stopped</Trans> },
};

function PromotionRow({ promotion }: { promotion: Promotion }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { code, category_slug, used } = promotion;
  const { data: categories } = useQuery(categoriesQuery(useOrpc()));
  const category = categories?.items.find(({ slug }) => slug === category_slug) ?? null;
  const [now] = useState(() => new Date());
  const state = stateOf(promotion, now);
  const { tone, words } = STATES[state];
  return (
    <li className="grid grid-cols-1 items-start gap-x-8 gap-y-4 p-4 sm:p-5 lg:grid-cols-[minmax(0,1fr)_19rem]">
      <div className="flex min-w-0 flex-col gap-1.5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h3 className="card-text">
            <bdi dir="ltr" className="tracking-wider">
              {code}
            </bdi>
          </h3>
          <StateBadge tone={tone}>{words}</StateBadge>
        </div>
        <p className="text-s wrap-anywhere text-ink-0">
          <span className="font-semibold">
            <Worth promotion={promotion} />
          </span>
          {' · '}
          <bdi>{textIn(promotion, 'title', language)}</bdi>
        </p>
        <Dotted isList className="text-s text-ink-1">
          <PromotionTerms terms={{ ...promotion, category }} />
          <Uses promotion={promotion} />
        </Dotted>
        <p className="text-xs text-ink-2">
          <Dates promotion={promotion} />
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4 lg:flex-col lg:items-end">
        <dl className="grid grid-cols-[auto_auto] gap-8 lg:w-full lg:grid-cols-[7.5rem_minmax(0,1fr)] lg:gap-4 lg:text-end lg:*:items-end">
          <Stat label={t({ message: 'Times used', context: 'promotion code' })} value={i18n.number(used)} />
          <Stat
            label={t({ message: 'Given', context: 'promotion code' })}
            value={<Money amount={promotion.spent} />}
            hint={<Of promotion={promotion} />}
          />
        </dl>
        {state !== 'stopped' && state !== 'over' && (
          <div className="flex flex-wrap gap-2">
            <ChangeBudget promotion={promotion} />
            <StopPromotion promotion={promotion} />
          </div>
        )}
      </div>
    </li>
  );
}

function Worth({ promotion: { percent, flat, maximum } }: { promotion: Promotion }) {
  const locale = useLocale();
  if (percent === null) return <Money amount={flat ?? '0.00'} />;
  const most = <Money amount={maximum ?? '0.00'} />;
  return (
    <>
      {formatRate(percent, locale)}
      {maximum !== null && (
        <>
          {' '}
          <Trans>up to {most}</Trans>
        </>
      )}
    </>
  );
}

/** How often it can be used, and whether everybody sees it. */
function Uses({ promotion: { uses_per_person, uses_in_total, is_public, stands_together } }: { promotion: Promotion }) {
  return (
    <>
      {uses_per_person !== null && (
        <li>
          <Plural value={uses_per_person} one="# use per person" other="# uses per person" />
        </li>
      )}
      {uses_in_total !== null && (
        <li>
          <Plural value={uses_in_total} one="# use in total" other="# uses in total" />
        </li>
      )}
      {!stands_together && (
        <li>
          <Trans>Not together with invitations and credit</Trans>
        </li>
      )}
      <li>{is_public ? <Trans>On the promotion pages</Trans> : <Trans>Not on the promotion pages</Trans>}</li>
    </>
  );
}

/** The budget, below what has been given of it. */
function Of({ promotion: { budget } }: { promotion: Promotion }) {
  const most = <Money amount={budget ?? '0.00'} />;
  return budget === null ? null : <Trans context="promotion code">of {most}</Trans>;
}

function Dates({ promotion: { starts_at, ends_at, stopped_at } }: { promotion: Promotion }) {
  if (stopped_at !== null)
    return (
      <Trans>
        Stopped on <DateTime at={stopped_at} form="whole-date" />
      </Trans>
    );
  if (ends_at === null)
    return (
      <Trans>
        From <DateTime at={starts_at} form="whole-date" />
      </Trans>
    );
  return (
    <Trans>
      From <DateTime at={starts_at} form="whole-date" /> until <DateTime at={lastInstant(ends_at)} form="whole-date" />
    </Trans>
  );
}

function StopPromotion({ promotion: { id, code } }: { promotion: Promotion }) {
  const { t } = useLingui();
  const orpc = useOrpc();
  const stop = useCall(orpc.referrals.stopPromotion.call, {
    done: t`The code is stopped`,
    readAgain: [orpc.referrals.listPromotions.key()],
  });
  const what = <bdi dir="ltr">{code}</bdi>;
  return (
    <ConfirmDialog
      title={t`Stop this code?`}
      description={<Trans>From now on {what} gives nothing. Bookings that have it keep their price.</Trans>}
      trigger={
        <Button variant="secondary">
          <Trans context="promotion code">Stop</Trans>
        </Button>
      }
      call={stop}
      confirm={<Trans context="promotion code">Stop</Trans>}
      isDanger
      onConfirm={(close) => stop.send({ id }, { onSuccess: close })}
    />
  );
}

function ChangeBudget({ promotion: { id, budget, spent } }: { promotion: Promotion }) {
  const { t } = useLingui();
  const orpc = useOrpc();
  const [text, setText] = useState(budget ?? '');
  const change = useCall(orpc.referrals.changePromotionBudget.call, {
    done: t`The budget is changed`,
    readAgain: [orpc.referrals.listPromotions.key()],
  });
  const given = <Money amount={spent} />;
  return (
    <FormDialog
      title={t`Budget of this code`}
      description={<Trans>It stops by itself when it has given this much. So far: {given}.</Trans>}
      trigger={
        <Button variant="secondary">
          <Trans>Budget</Trans>
        </Button>
      }
      onOpenChange={() => setText(budget ?? '')}
      call={change}
      confirm={<Trans>Save</Trans>}
      onConfirm={(close) => change.send({ id, budget: amountOr(text) }, { onSuccess: close })}
    >
      <TextField
        label={t`Budget in EGP`}
        name="budget"
        dir="ltr"
        inputMode="decimal"
        hint={<Trans>Empty: without a limit</Trans>}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </FormDialog>
  );
}
