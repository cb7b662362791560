import type { Ledger } from '@hirfa/contract/payments';
import { Trans, useLingui } from '@lingui/react/macro';
import { ACCOUNT_WORDS } from '../../ui/admin/account-words.ts';
import { TextLink } from '../../ui/link.tsx';
import { Money } from '../../ui/money.tsx';

const cell = 'px-3 py-2.5 whitespace-nowrap';
/** On phones as high as a finger, since the name of an account is a link. */
const line = `${cell} border-t border-sand-2 text-ink-0 max-sm:py-3.5`;
/** The name of an account stays visible while its figures scroll sideways. */
const name = 'sticky start-0 border-e border-sand-2 bg-card text-start';
const head = `${cell} bg-sand-1 font-semibold text-ink-1`;

/** The accounts of a month with their sums, whose balances are zero. */
export function TrialBalance({ ledger: { month, accounts, totals } }: { ledger: Ledger }) {
  const { t, i18n } = useLingui();
  return (
    <div className="overflow-hidden rounded-m border border-sand-2 bg-card">
      <section
        aria-label={t`The trial balance`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys must scroll it too
        tabIndex={0}
        className="fade-end overflow-auto text-xs"
      >
        <table className="w-full border-separate border-spacing-0">
          <thead>
            <tr>
              <th scope="col" className={`${head} sticky start-0 border-e border-sand-2 text-start`}>
                <Trans context="ledger">Account</Trans>
              </th>
              {[t`Opening balance`, t`Debits`, t`Credits`, t`Closing balance`].map((column) => (
                <th key={column} scope="col" className={`${head} figure-column`}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {accounts.map(({ account, ...balance }) => (
              <tr key={account}>
                <th scope="row" className={`${line} ${name} font-medium max-sm:min-w-32 max-sm:whitespace-normal`}>
                  <TextLink to="/admin/ledger/$account" params={{ account }} search={{ month }}>
                    {i18n._(ACCOUNT_WORDS[account])}
                  </TextLink>
                </th>
                <Figures balance={balance} />
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="font-semibold">
              <th scope="row" className={`${line} ${name}`}>
                <Trans>All accounts</Trans>
              </th>
              <Figures balance={totals} />
            </tr>
          </tfoot>
        </table>
      </section>
    </div>
  );
}

function Figures({ balance: { opening, debits, credits, closing } }: { balance: Ledger['totals'] }) {
  return [opening, debits, credits, closing].map((amount, index) => (
    <td key={index} className={`${line} figure-column`}>
      <Money amount={amount} piastres />
    </td>
  ));
}
