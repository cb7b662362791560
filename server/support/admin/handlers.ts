import { adminHandlersOf } from '../../kernel/handlers.ts';
import { stateOperator } from '../operator/state-operator.ts';
import { addHours, removeHours } from './change-hours.ts';

export const adminOfSupportHandlers = (services: unknown) =>
  adminHandlersOf('support', services, { stateOperator, addHours, removeHours });
