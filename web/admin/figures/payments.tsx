import type { AdminPayment } from '@hirfa/contract/admin';
import type { Period } from '@hirfa/domain/admin';
import { textIn } from '@hirfa/domain/market';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useLanguage } from '../../kit/use-language.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { QueryList } from '../../ui/feedback/query-list.tsx';
import { Money } from '../../ui/money.tsx';
import { PAYMENT_WORDS } from '../../ui/admin/booking-words.ts';
import { paymentsQuery } from '../queries.ts';
import { FigureTable } from './figure-table.tsx';

const AMOUNTS = [
  'customer_total',
  'subtotal',
  'platform_fee',
  'vat',
  'referral_bonus',
  'provider_commission',
  'provider_payout',
  'refunded',
] as const satisfies readonly (keyof AdminPayment)[];

/** The payments of a period, newest first, page by page. 7.22 */
export function Payments({ period }: { period: Period }) {
  const { t } = useLingui();
  const query = useInfiniteQuery(paymentsQuery(useOrpc(), period));
  return (
    <section aria-labelledby="payments" className="flex flex-col gap-4">
      <h2 id="payments" className="card-text">
        <Trans>Payments, newest first</Trans>
      </h2>
      <QueryList
        query={query}
        failed={t`The payments could not be loaded`}
        skeleton={<Skeleton className="h-96 rounded-m" />}
      >
        {(payments, more) => (
          <div>
            <PaymentsTable payments={payments} period={period} />
            {more}
          </div>
        )}
      </QueryList>
    </section>
  );
}

function PaymentsTable({ payments, period }: { payments: readonly AdminPayment[]; period: Period }) {
  const { i18n, t } = useLingui();
  const language = useLanguage();
  return (
    <FigureTable
      label={t`Payments`}
      file={{ table: 'payments', period }}
      words={3}
      columns={[
        <Trans key="at">Time</Trans>,
        <Trans key="job">Job</Trans>,
        <Trans key="provider">Provider</Trans>,
        <Trans key="state" context="payment">
          State
        </Trans>,
        <Trans key="total">Customer pays</Trans>,
        <Trans key="price" context="payment">
          Price
        </Trans>,
        <Trans key="fee" context="payment">
          Fee
        </Trans>,
        <Trans key="vat">VAT</Trans>,
        <Trans key="discount" context="payment">
          Discount
        </Trans>,
        <Trans key="commission" context="payment">
          Commission
        </Trans>,
        <Trans key="payout">Provider gets</Trans>,
        <Trans key="refunded" context="payment">
          Refunded
        </Trans>,
      ]}
      rows={payments.map((row) => ({
        key: row.booking_id,
        name: <DateTime at={row.created_at} form="day-and-time" />,
        cells: [
          <bdi key="job">{textIn(row, 'title', language)}</bdi>,
          <bdi key="provider">{textIn(row, 'provider_name', language)}</bdi>,
          i18n._(PAYMENT_WORDS[row.payment_status]),
          ...AMOUNTS.map((name) => <Money key={name} amount={row[name]} piastres />),
        ],
      }))}
    />
  );
}
