import { textIn } from '@hirfa/domain/market';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Api } from '../../kit/api-link.ts';
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
import { Money } from '../../ui/money.tsx';
import { ConfirmDialog, FormDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { SteadyRows } from '../../ui/steady/steady-rows.tsx';
import { useCall } from '../../ui/use-call.ts';
import { PromotionTerms } from '../campaigns/promotion-terms.tsx';
import { promotionsQuery } from '../queries.ts';
import { amountOr } from './amount.ts';

type Promotion = Awaited<ReturnType<Api['referrals']['listPromotions']>>['items'][number];

/** All promotion codes with what they have given, the newest first. */
export function PromotionList() {
  const { t } = useLingui();
  const query = useInfiniteQuery(promotionsQuery(useOrpc()));
  return (
    <QueryList
      query={query}
      failed={t`The promotion codes could not be loaded`}
      skeleton={<RowsSkeleton count={4} lines={5} />}
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

function PromotionRow({ promotion }: { promotion: Promotion }) {
  const language = useLanguage();
  const { code, stopped_at, category_slug } = promotion;
  const { data: categories } = useQuery(categoriesQuery(useOrpc()));
  const category = categories?.items.find(({ slug }) => slug === category_slug) ?? null;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4 sm:px-5">
      <div className="min-w-0 grow basis-64">
        <h3 className="font-semibold text-ink-0">
          <bdi dir="ltr" className="tracking-wider">
            {code}
          </bdi>
          {' · '}
          <Worth promotion={promotion} />
        </h3>
        <p className="text-s wrap-anywhere text-ink-1">{textIn(promotion, 'title', language)}</p>
        <ul className="flex flex-wrap gap-x-4 text-s text-ink-1">
          <PromotionTerms terms={{ ...promotion, category }} />
          <Uses promotion={promotion} />
        </ul>
        <p className="text-xs text-ink-2">
          <Given promotion={promotion} />
        </p>
        <p className="text-xs text-ink-2">
          <Dates promotion={promotion} />
        </p>
      </div>
      {stopped_at === null && (
        <div className="flex flex-wrap gap-2">
          <ChangeBudget promotion={promotion} />
          <StopPromotion promotion={promotion} />
        </div>
      )}
    </li>
  );
}

function Worth({ promotion: { percent, flat } }: { promotion: Promotion }) {
  const locale = useLocale();
  return percent === null ? <Money amount={flat ?? '0.00'} /> : <>{formatRate(percent, locale)}</>;
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

function Given({ promotion: { used, spent, budget } }: { promotion: Promotion }) {
  const given = <Money amount={spent} />;
  const most = budget !== null && <Money amount={budget} />;
  return most ? (
    <Trans>
      Used: {used} · given: {given} of {most}
    </Trans>
  ) : (
    <Trans>
      Used: {used} · given: {given}
    </Trans>
  );
}

function Dates({ promotion: { starts_at, ends_at, stopped_at } }: { promotion: Promotion }) {
  if (stopped_at !== null)
    return (
      <Trans>
        Stopped on <DateTime at={stopped_at} form="day" />
      </Trans>
    );
  if (ends_at === null)
    return (
      <Trans>
        From <DateTime at={starts_at} form="day" />
      </Trans>
    );
  return (
    <Trans>
      From <DateTime at={starts_at} form="day" /> until <DateTime at={ends_at} form="day" />
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
