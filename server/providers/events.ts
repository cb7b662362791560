import { defineEvent } from '../kernel/events.ts';

/** What happened to a provider or applicant. `reason` is an admin's, for rejections and suspensions. */
export interface ProviderChange {
  provider_id: string;
  user_id: string;
  event:
    | 'send'
    | 'approve'
    | 'reject'
    | 'reset'
    | 'delete'
    | 'suspend'
    | 'reinstate'
    | 'change'
    | 'ask_about_contacts'
    | 'make_founding'
    | 'remove_founding';
  reason: string | null;
}

/** An application was sent or decided, or a provider has changed. 4.19 */
export const providerChanged = defineEvent<ProviderChange>('provider_changed');
