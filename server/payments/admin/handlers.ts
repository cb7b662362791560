import type { AccountServices } from '../../accounts/index.ts';
import { adminHandlersOf } from '../../kernel/handlers.ts';
import { addRate, removeRate } from './change-rates.ts';
import { setCashLimit } from './set-cash-limit.ts';

export const adminOfPaymentsHandlers = (services: AccountServices) =>
  adminHandlersOf('payments', services, { addRate, removeRate, setCashLimit });
