import type { ProviderPage } from '@hirfa/contract/discovery';
import type { OwnApplication } from '@hirfa/contract/providers';
import { Trans } from '@lingui/react/macro';
import ExternalLink from 'lucide-react/icons/external-link';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/link.tsx';
import { CashTerms } from '../payout/cash-terms.tsx';
import { PayoutSection } from '../payout/payout-section.tsx';
import { ProfileForm } from './profile-form.tsx';
import { type ChangeRequestState, ReviewedSection } from './reviewed/reviewed-section.tsx';
import { SuspendedCard } from './suspended-card.tsx';

type ProfileEditorProps = {
  application: OwnApplication;
  request: ChangeRequestState;
  /** The page that customers see; none while the provider is suspended. */
  page: ProviderPage | undefined;
  /** The editor of the account's photo. */
  photo: ReactNode;
  renderPreview: (page: ProviderPage) => ReactNode;
  /** Stands beside where they are paid. */
  taxes: ReactNode;
  /** Comes last. */
  blockedCustomers: ReactNode;
};

/** What customers see of a verified provider: changed at once, or after a review. */
export function ProfileEditor({
  application,
  request,
  page,
  photo,
  renderPreview,
  taxes,
  blockedCustomers,
}: ProfileEditorProps) {
  const isShown = application.is_active && page !== undefined;
  return (
    <div className="page-width flex flex-col gap-8 py-6">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h1 className="title-text lg:text-[2.25rem]">
            <Trans>Your page</Trans>
          </h1>
          {isShown && (
            <p className="mt-2 max-w-2xl text-ink-1">
              <Trans>What customers see of you. They see a change as soon as you save it.</Trans>
            </p>
          )}
        </div>
        {isShown && (
          <ButtonLink to="/provider/$providerId" params={{ providerId: page.id }} variant="secondary">
            <ExternalLink aria-hidden className="rtl:-scale-x-100" />
            <Trans>See my page</Trans>
          </ButtonLink>
        )}
      </header>
      {isShown ? (
        <ProfileForm application={application} page={page} photo={photo} renderPreview={renderPreview}>
          <PayoutSection />
          <CashTerms />
          {taxes}
          <ReviewedSection application={application} request={request} />
          {blockedCustomers}
        </ProfileForm>
      ) : (
        <div className="flex max-w-3xl flex-col gap-10">
          {!application.is_active && <SuspendedCard reason={application.reason} />}
          <PayoutSection />
          {taxes}
          <ReviewedSection application={application} request={request} />
          {blockedCustomers}
        </div>
      )}
    </div>
  );
}
