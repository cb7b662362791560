import { handlersOf } from '../kernel/handlers.ts';
import { getOwnCommission } from './get-own-commission.ts';

export const paymentsHandlers = (services: unknown) => handlersOf('payments', services, { getOwnCommission });
