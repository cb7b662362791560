import { defineEvent } from '../../kernel/events.ts';

/** A provider whom people have saved has free time this week by now, or no more. */
export const savedProviderChanged = defineEvent<{ provider_id: string }>('saved_provider_changed');
