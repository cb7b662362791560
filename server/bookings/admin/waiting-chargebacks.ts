import { borneByProvider, fromDecimal, toDecimal } from '@hirfa/domain/payments';
import type { KindOfWork } from '../../kernel/waiting-work.ts';
import { countWaitingChargebacks, findWaitingChargebacks } from '../chargebacks/queries.ts';
import { viewChargeback } from '../chargebacks/view-chargeback.ts';

/** Money that banks of customers took back: evidence is to be sent, or it is to be decided who bears the loss. */
export const chargeback: KindOfWork<'chargeback'> = {
  async find(db, page) {
    const rows = await findWaitingChargebacks(db, page);
    return rows.map(({ booking, taken, earned, chargeback: found, since, met, ...names }) => {
      const borne = borneByProvider(fromDecimal(taken), fromDecimal(earned), 'provider');
      return {
        id: found.id,
        booking_id: booking.id,
        since,
        title_en: booking.title,
        title_ar: booking.title_ar,
        starts_at: booking.starts_at.toISOString(),
        ...names,
        chargeback: viewChargeback(found, 'admin'),
        taken,
        at_most_borne: toDecimal(borne),
        met,
        proposed: met === null ? 'provider' : 'platform',
      };
    });
  },
  count: countWaitingChargebacks,
  refusalOf: () => Promise.resolve(null),
  decisions: {},
  audit: ['chargeback.evidence', 'chargeback.decide'],
};
