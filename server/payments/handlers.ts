import type { AccountServices } from '../accounts/index.ts';
import { handlersOf } from '../kernel/handlers.ts';
import { getCashTerms, saveCashTerms } from './cash/cash-terms.ts';
import { getOwnCommission } from './get-own-commission.ts';
import { getPayoutDetails } from './payout-details/get-payout-details.ts';
import { getPriceRates } from './get-price-rates.ts';
import { getLedger } from './ledger/get-ledger.ts';
import { listLedgerEntries } from './ledger/list-ledger-entries.ts';
import { listSavedCards } from './saved-cards/list-saved-cards.ts';
import { removeSavedCard } from './saved-cards/remove-saved-card.ts';
import { savePayoutDetails } from './payout-details/save-payout-details.ts';

export const paymentsHandlers = (services: AccountServices) =>
  handlersOf('payments', services, {
    getLedger,
    getOwnCommission,
    getPriceRates,
    getPayoutDetails,
    listLedgerEntries,
    savePayoutDetails,
    listSavedCards,
    removeSavedCard,
    getCashTerms,
    saveCashTerms,
  });
