import type { AccountDeletion } from '@hirfa/contract/accounts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import { useOrpc } from '../../../kit/use-orpc.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { DeletionSectionsSkeleton } from '../../../ui/feedback/signed-in-skeleton.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { AccountSection } from '../account-section.tsx';
import { deletionQuery } from '../queries.ts';
import { ExportButton } from './export-button.tsx';
import { DeletionForm } from './deletion-form.tsx';
import { DeletionBanner } from './deletion-banner.tsx';
import { OpenBookings } from './open-bookings.tsx';
import { SignInAgain } from '../../sign-in/sign-in-again.tsx';
import { DeletionEffects } from './deletion-effects.tsx';

/** Account deletion: what prevents it, what it means, and the form that requests it. */
export function DeletionView() {
  const { t } = useLingui();
  const query = useQuery(deletionQuery(useOrpc()));
  const banner = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLHeadingElement>(null);
  const endsAt = query.data?.ends_at;
  const shown = useRef(endsAt);
  // The form and the banner replace each other at different places: the focus, and so the page, follows.
  useEffect(() => {
    if (shown.current !== undefined && shown.current !== endsAt) (endsAt === null ? form : banner).current?.focus();
    shown.current = endsAt;
  }, [endsAt]);
  return (
    <QueryView query={query} failed={t`This could not be loaded`} skeleton={<DeletionSectionsSkeleton />}>
      {(deletion) => <Sections deletion={deletion} banner={banner} form={form} />}
    </QueryView>
  );
}

type SectionsProps = {
  deletion: AccountDeletion;
  banner: RefObject<HTMLDivElement | null>;
  form: RefObject<HTMLHeadingElement | null>;
};

function Sections({ deletion, banner, form }: SectionsProps) {
  const { ends_at, open_bookings, is_last_admin, confirm_by, second_factors } = deletion;
  const isFree = open_bookings.length === 0 && !is_last_admin;
  return (
    <>
      {ends_at !== null && (
        <div ref={banner} tabIndex={-1} className="scroll-mt-24 rounded-m outline-none">
          <DeletionBanner />
        </div>
      )}
      {is_last_admin && (
        <Notice tone="bad">
          <Trans>You are the last admin. Make someone else an admin first.</Trans>
        </Notice>
      )}
      {open_bookings.length > 0 && <OpenBookings bookings={open_bookings} />}
      <DeletionEffects />
      <AccountSection heading={<Trans>A copy of your data</Trans>}>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
          <p className="min-w-0 grow basis-60 text-s text-ink-1">
            <Trans>Before you go: take a copy of everything we keep about you.</Trans>
          </p>
          <ExportButton />
        </div>
      </AccountSection>
      {ends_at === null && isFree && (
        <AccountSection headingRef={form} heading={<Trans>Delete the account</Trans>}>
          {confirm_by === 'sign_in' ? (
            <SignInAgain why={<Trans>You have no password that we could ask for.</Trans>} />
          ) : (
            <DeletionForm confirmBy={confirm_by} secondFactors={second_factors} />
          )}
        </AccountSection>
      )}
    </>
  );
}
