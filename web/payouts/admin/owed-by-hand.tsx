import type { OwedByHand as Owed } from '@hirfa/contract/payouts';
import { textIn } from '@hirfa/domain/market';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useLanguage } from '../../kit/use-language.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { QueryView } from '../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../ui/feedback/rows-skeleton.tsx';
import { Money } from '../../ui/money.tsx';
import { AccountName } from '../account-name.tsx';
import { owedByHandQuery } from '../queries.ts';
import { HOLD_WORDS } from '../words.ts';
import { PayByHandDialog } from './pay-by-hand-dialog.tsx';

/** What is owed to providers who have left or are suspended: an admin pays them by hand, and records it. */
export function OwedByHand() {
  const { t } = useLingui();
  const id = useId();
  const query = useQuery(owedByHandQuery(useOrpc()));
  const [asked, setAsked] = useState<Owed>();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <div>
        <h2 id={id} className="section-text">
          <Trans>To be paid by hand</Trans>
        </h2>
        <p className="mt-1 text-s text-ink-1">
          <Trans>
            Providers who have left or are suspended are in no file. Pay them at the bank, and record the payment here.
          </Trans>
        </p>
      </div>
      <QueryView query={query} failed={t`This could not be loaded`} skeleton={<RowsSkeleton lines={1} />}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="text-s text-ink-1">
              <Trans>Nothing is owed to them.</Trans>
            </p>
          ) : (
            <Card>
              <ul className="divide-y divide-sand-2">
                {items.map((owed) => (
                  <Row key={owed.provider_id} owed={owed} onRecord={() => setAsked(owed)} />
                ))}
              </ul>
            </Card>
          )
        }
      </QueryView>
      {asked !== undefined && <PayByHandDialog owed={asked} onClose={() => setAsked(undefined)} />}
    </section>
  );
}

function Row({ owed, onRecord }: { owed: Owed; onRecord: () => void }) {
  const { t, i18n } = useLingui();
  const name = textIn(owed, 'name', useLanguage());
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-4 sm:px-5">
      <div className="min-w-0">
        <h3 className="text-s font-semibold text-ink-0">
          <bdi>{name}</bdi> · <Money amount={owed.amount} piastres />
        </h3>
        <p className="mt-0.5 text-xs text-ink-1">
          {i18n._(HOLD_WORDS[owed.hold])}
          {owed.account !== null && (
            <>
              {' · '}
              <AccountName account={owed.account} />
            </>
          )}
        </p>
      </div>
      <Button variant="secondary" aria-label={t`Record a payment to ${name}`} onClick={onRecord}>
        <Trans>Record a payment</Trans>
      </Button>
    </li>
  );
}
