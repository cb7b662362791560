import { borneByProvider, type ChargebackBearer, fromDecimal, toDecimal } from '@hirfa/domain/payments';
import type { KindOfWork } from '../../kernel/waiting-work.ts';
import { countWaitingChargebacks, findWaitingChargebacks } from '../chargebacks/queries.ts';
import { viewChargeback } from '../chargebacks/view-chargeback.ts';

/** Money that banks of customers took back: evidence is to be sent, or it is to be decided who bears the loss. */
export const chargeback: KindOfWork<'chargeback'> = {
  async find(db, page) {
    const rows = await findWaitingChargebacks(db, page);
    return rows.map(({ booking, taken, earned, chargeback: found, since, is_started_by_provider, ...names }) => {
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
        proposed: proposedBearer(is_started_by_provider),
      };
    });
  },
  count: countWaitingChargebacks,
  refusalOf: () => Promise.resolve(null),
  decisions: {},
  audit: ['chargeback.evidence', 'chargeback.decide'],
};

/** Who started with the code of the customer was there: then the platform proposes to bear it. */
const proposedBearer = (isStartedByProvider: boolean): ChargebackBearer =>
  isStartedByProvider ? 'platform' : 'provider';
