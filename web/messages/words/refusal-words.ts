import type { Draft } from '@hirfa/contract/chat-queue';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Why a message was not sent, by the code of the refusal. */
const TEXTS: Record<string, MessageDescriptor> = {
  state_changed: msg`Not sent: this chat no longer takes messages.`,
  not_found: msg`Not sent: this chat is no longer there.`,
  invalid_input: msg`Not sent: the text has characters that can’t be sent.`,
  unusable_photo: msg`Not sent: this photo can’t be read. Please choose another one.`,
  body_too_large: msg`Not sent: this photo is too large.`,
};
/** Neither is sent without an acceptance. */
const NOT_ACCEPTED = msg`Not sent: photos and places are sent only where the request was accepted.`;
const OTHER = msg`Not sent. Please try once more.`;

export function refusalWords(code: string, kind: Draft['kind']): MessageDescriptor {
  return code === 'state_changed' && kind !== 'text' ? NOT_ACCEPTED : (TEXTS[code] ?? OTHER);
}
