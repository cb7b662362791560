import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** The head of a page with promotion codes. */
export function CampaignPage({ only, children }: { only?: 'community'; children: ReactNode }) {
  return (
    <div className="page-width flex flex-col gap-6 py-6">
      <header>
        <h1 className="title-text lg:text-[2.25rem]">
          {only === undefined ? <Trans>Promotions</Trans> : <Trans>Promotions for lessons and crafts</Trans>}
        </h1>
        <p className="mt-2 max-w-2xl text-ink-1">
          <Trans>Enter a code in the last step of your booking. You see the discount before you pay.</Trans>
        </p>
      </header>
      {children}
    </div>
  );
}
