import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Why a message was not sent, by the code of the refusal. */
const TEXTS: Record<string, MessageDescriptor> = {
  state_changed: msg`Not sent: this chat no longer takes messages.`,
  not_found: msg`Not sent: this chat is no longer there.`,
  invalid_input: msg`Not sent: the text has characters that can’t be sent.`,
};
const OTHER = msg`Not sent. Please try once more.`;

export const refusalWords = (code: string): MessageDescriptor => TEXTS[code] ?? OTHER;
