import type { EntryKind } from '@hirfa/domain/catalogue';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The title of the form of a new entry, and of one that is there. */
export const KIND_TITLES: Record<EntryKind, { new: MessageDescriptor; one: MessageDescriptor }> = {
  category: { new: msg`Add a category`, one: msg`Change a category` },
  service: { new: msg`Add a service of the catalogue`, one: msg`Change a service` },
  area: { new: msg`Add an area`, one: msg`Change an area` },
};

/** What refusals of a change say. */
export const REFUSALS = {
  state_changed: msg`Another admin has changed this. What you wrote is still here; close it to see the change.`,
  invalid_input: msg`Please check the fields: a text is too long, or has signs that can’t be seen.`,
  not_found: msg`Another admin has removed this.`,
};
