import { handlersOf } from '../kernel/handlers.ts';
import { listReconciliations } from './list-reconciliations.ts';

export const reconciliationHandlers = (services: unknown) =>
  handlersOf('reconciliation', services, { listReconciliations });
