import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { AccountSection } from '../account-section.tsx';

/** What is deleted with an account, and what the law requires us to keep. */
export function DeletionEffects() {
  return (
    <>
      <Part heading={<Trans>What is deleted</Trans>}>
        <li>
          <Trans>Your name, photo, e-mail and ways to sign in</Trans>
        </li>
        <li>
          <Trans>Addresses and notes of your bookings, and reasons you wrote</Trans>
        </li>
        <li>
          <Trans>Your notifications, mails and settings</Trans>
        </li>
        <li>
          <Trans>A provider’s profile: texts, photo, areas, hours and offers</Trans>
        </li>
      </Part>
      <Part heading={<Trans>What the law makes us keep</Trans>}>
        <li>
          <Trans>Bookings and payments: what, when and how much, without your name</Trans>
        </li>
        <li>
          <Trans>Invoices and the books behind them, for tax and audit</Trans>
        </li>
      </Part>
    </>
  );
}

function Part({ heading, children }: { heading: ReactNode; children: ReactNode }) {
  return (
    <AccountSection heading={heading}>
      <ul className="flex max-w-2xl list-disc flex-col gap-1.5 ps-5 text-s text-ink-1 marker:text-ink-2">{children}</ul>
    </AccountSection>
  );
}
