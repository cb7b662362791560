import type { SystemLine } from '@hirfa/domain/messages';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What the product says in a chat, for both people. */
export const LINE_WORDS: Record<SystemLine, MessageDescriptor> = {
  accepted: msg`The provider accepted the request`,
  declined: msg`The provider declined the request`,
  withdrawn: msg`The customer withdrew the request`,
  expired: msg`The request ended without an answer`,
  payment_failed: msg`The amount could not be charged, so the booking ended`,
  cancelled_by_customer: msg`The customer cancelled the booking`,
  cancelled_by_provider: msg`The provider cancelled the booking`,
  cancelled_by_hirfa: msg`Hirfa cancelled the booking`,
  first_job_paid_back: msg`The payment for the first job went back, so this free visit was cancelled`,
  provider_absent: msg`The provider did not come`,
  customer_absent: msg`The customer was not there`,
  time_proposed: msg`Another time was suggested`,
  rescheduled: msg`The booking has a new time`,
  time_kept: msg`The booking stays at its time`,
  started: msg`The job has started`,
  completed: msg`The job is done`,
  problem_reported: msg`The customer reported a problem`,
  cash_questioned: msg`The provider says that another amount was paid in cash`,
  problem_withdrawn: msg`The customer took the problem back`,
  given_back: msg`The provider gives all money back`,
  extra_proposed: msg`Work and its price were proposed: the customer can approve it on the booking`,
  extra_withdrawn: msg`The proposed work was taken back`,
  extra_declined: msg`The proposed work was declined: the price stays as it was`,
  extra_added: msg`The proposed work was approved and paid`,
  extra_time_taken: msg`The time for the proposed work was booked meanwhile: nothing was charged for it`,
  problem_decided: msg`Hirfa has decided about the problem`,
  visit_allowed: msg`Hirfa allowed another free visit`,
  reminder_day: msg`Reminder: the job starts in 24 hours`,
  reminder_hour: msg`Reminder: the job starts in an hour`,
};
