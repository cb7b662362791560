import { handlersOf } from '../kernel/handlers.ts';
import { getOwnCommission } from './get-own-commission.ts';
import { getPriceRates } from './get-price-rates.ts';

export const paymentsHandlers = (services: unknown) =>
  handlersOf('payments', services, { getOwnCommission, getPriceRates });
