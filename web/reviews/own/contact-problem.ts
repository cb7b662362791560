import { contactIn } from '@hirfa/domain/contacts';
import { shorten } from '@hirfa/domain/messages';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** More of a contact is not shown. */
const LONGEST = 40;

/** What is wrong with the words of a review, with the place in them; undefined while nothing is. */
export function contactProblem(text: string): MessageDescriptor | undefined {
  const contact = contactIn(text);
  if (contact === null) return undefined;
  const found = `\u2068${shorten(contact.text.replace(/\s+/gu, ' '), LONGEST)}\u2069`;
  return msg`“${found}” is a way to reach or pay somebody outside Hirfa. Please remove it.`;
}
