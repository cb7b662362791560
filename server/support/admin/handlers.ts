import { adminHandlersOf } from '../../kernel/handlers.ts';
import { addHours, removeHours } from './change-hours.ts';

export const adminOfSupportHandlers = (services: unknown) =>
  adminHandlersOf('support', services, { addHours, removeHours });
