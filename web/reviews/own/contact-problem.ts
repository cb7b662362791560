import { contactIn } from '@hirfa/domain/contacts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { quotedContact } from '../../kit/quoted-contact.ts';

/** What is wrong with the words of a review, with the place in them; undefined while nothing is. */
export function contactProblem(text: string): MessageDescriptor | undefined {
  const contact = contactIn(text);
  if (contact === null) return undefined;
  const found = quotedContact(contact.text);
  return msg`“${found}” is a way to reach or pay somebody outside Hirfa. Please remove it.`;
}
