import { linesFromDecimals, linesToDecimals } from '@hirfa/domain/payments';
import type { KindOfWork } from '../../kernel/waiting-work.ts';
import { viewRates } from '../../payments/index.ts';
import { countWaiting, findWaiting } from '../stored-disputes/queries.ts';
import { viewDispute } from '../stored-disputes/view-dispute.ts';
import { viewExtra } from '../stored-extras/view-extra.ts';

/** Problems that customers reported, once the provider was heard. */
export const dispute: KindOfWork<'dispute'> = {
  async find(db, page) {
    const rows = await findWaiting(db, page);
    return rows.flatMap(({ booking, payment, dispute: found, extras, since, ...names }) => {
      if (found === null) return [];
      return {
        id: booking.id,
        since,
        title_en: booking.title,
        title_ar: booking.title_ar,
        starts_at: booking.starts_at.toISOString(),
        ...names,
        dispute: viewDispute(found, payment, booking),
        is_cash: booking.is_cash,
        extras: extras.map((extra) => viewExtra(extra, payment)),
        lines: linesToDecimals(linesFromDecimals(payment)),
        rates: viewRates(payment),
      };
    });
  },
  count: countWaiting,
  refusalOf: () => Promise.resolve(null),
  decisions: {},
  audit: ['dispute.decide'],
};
