import type { OutboxMail } from '@hirfa/contract/admin';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type Failure = Exclude<OutboxMail['failure'], null>;

/** Why a text message was not sent. */
export const FAILURE_WORDS: Record<Failure, MessageDescriptor> = {
  person_cap: msg`This person had ten text messages that day.`,
  total_cap: msg`The limit of text messages for that day was reached.`,
  refused: msg`The number receives nothing.`,
  no_phone: msg`The account has no phone any more.`,
  outdated: msg`It was read, or an hour old, before it could be sent.`,
  unclear: msg`The attempt broke off. It may have arrived, so it was not repeated.`,
};
