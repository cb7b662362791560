import { Trans } from '@lingui/react/macro';
import Landmark from 'lucide-react/icons/landmark';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import { Card } from '../../../ui/card.tsx';

/** What is deleted with an account, and what the law requires us to keep. */
export function DeletionEffects() {
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Part icon={<Trash2 />} heading={<Trans>What is deleted</Trans>}>
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
      <Part icon={<Landmark />} heading={<Trans>What the law makes us keep</Trans>}>
        <li>
          <Trans>Bookings and payments: what, when and how much, without your name</Trans>
        </li>
        <li>
          <Trans>Invoices and the books behind them, for tax and audit</Trans>
        </li>
      </Part>
    </div>
  );
}

function Part({ icon, heading, children }: { icon: ReactNode; heading: ReactNode; children: ReactNode }) {
  return (
    <Card className="p-5">
      <h2 className="card-text flex items-center gap-2.5 [&_svg]:size-5 [&_svg]:text-ink-1">
        <span aria-hidden>{icon}</span>
        {heading}
      </h2>
      <ul className="mt-3 flex list-disc flex-col gap-1.5 ps-5 text-s text-ink-1 marker:text-ink-2">{children}</ul>
    </Card>
  );
}
