export {
  type Confirmation,
  CONFIRMATION_OUTCOMES,
  type ConfirmationOutcome,
  type ConfirmationProblem,
  MOST_CONFIRMATIONS,
  outcomesOf,
  readConfirmations,
} from './confirmations.ts';
export { type Cut, cutOf, isPaidOut, LEAST_PAYOUT, type Payable, takenOf } from './cut.ts';
export { isOtherHolder, latinHolder } from './holder.ts';
export { type HoldFacts, holdOf, payableFrom, PAYOUT_HOLD_HOURS, PAYOUT_HOLDS, type PayoutHold } from './holds.ts';
export { entriesOfPayout, PAYOUT_STATES, PAYOUT_TABLE, type PayoutState, payoutStep } from './states.ts';
export {
  missingFields,
  PAYOUT_FORMATS,
  type PayoutFormat,
  type PayoutTemplate,
  TEMPLATE_FIELDS,
  TEMPLATE_LIMITS,
  TEMPLATE_PRESETS,
  TEMPLATE_SEPARATORS,
  type TemplateColumn,
  type TemplateField,
  type TemplateSeparator,
} from './templates.ts';
export { cutOfWeek, nextCut, weekToCut } from './weeks.ts';
