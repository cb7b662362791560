import {
  APPLICATION_LIMITS,
  AVAILABILITY_LIMITS,
  type ApplicationProblem,
  type FieldOfApplication,
  type WrittenContact,
} from '@hirfa/domain/providers';

import { quotedContact } from '../../kit/quoted-contact.ts';
import { hoursProblemText } from '../week/words.ts';
import { msg, plural } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';

type Field = Pick<FieldOfApplication, 'field' | 'problem'>;

const LIMITS = APPLICATION_LIMITS;

/** The shortest and longest text of a field, by the end of its path. */
function lengthOf(field: string): { min: number; max: number } {
  if (field.startsWith('bio')) return LIMITS.bio;
  if (field.startsWith('skills')) return LIMITS.skill;
  if (field.startsWith('cards')) return LIMITS.title;
  return field.startsWith('social_media_links') ? { min: 0, max: LIMITS.link } : LIMITS.name;
}

const mostOf = (field: string) =>
  field === 'hours'
    ? AVAILABILITY_LIMITS.hours
    : field === 'skills'
      ? LIMITS.skills
      : field === 'cards'
        ? LIMITS.cards.max
        : field === 'service_area_zones'
          ? LIMITS.areas
          : LIMITS.links;

const MISSING: Record<string, MessageDescriptor> = {
  provider_type: msg`Please choose one.`,
  primary_category: msg`Please choose a category.`,
  experience_level: msg`Please choose one.`,
  pricing_mode: msg`Please choose one.`,
  supports_in_person: msg`Please choose at least one.`,
  skills: msg`Please add at least one skill.`,
  cards: msg`Please add at least one service.`,
  service_area_zones: msg`Please choose at least one area.`,
  hours: msg`Please add hours on at least one day.`,
  phone: msg`Please confirm your mobile number.`,
  full_name: msg`Please write your full name.`,
  full_name_ar: msg`Please write your full name.`,
};
const DOCUMENT_MISSING = msg`Please add this document.`;

/** What is wrong with a field, in the words of the form; the server refuses with the same codes. */
export function problemText({ field, problem }: Field, contact: WrittenContact | null = null): MessageDescriptor {
  const texts: Record<ApplicationProblem, () => MessageDescriptor> = {
    required: () => MISSING[field] ?? (isDocument(field) ? DOCUMENT_MISSING : msg`Please fill this in.`),
    too_short: () => {
      const { min } = lengthOf(field);
      return msg`${plural(min, { one: 'Please write at least # character.', other: 'Please write at least # characters.' })}`;
    },
    too_long: () => {
      const { max } = lengthOf(field);
      return msg`${plural(max, { one: 'Please write at most # character.', other: 'Please write at most # characters.' })}`;
    },
    too_many: () => {
      const most = mostOf(field);
      return msg`There is room for ${most}. Please remove some.`;
    },
    contact: () => contactText(contact),
    not_an_amount: () => msg`Please write an amount in pounds, such as 250.`,
    out_of_range: () => {
      const { min, max } = field.includes('subscription') ? LIMITS.packageEgp : LIMITS.rateEgp;
      const [least, most] = [min.toLocaleString('en'), max.toLocaleString('en')];
      return msg`Please write an amount between ${least} and ${most} pounds.`;
    },
    not_https: () => msg`Please paste an address that begins with https://`,
    repeated: () => msg`This service is in your list twice.`,
    order: () => hoursProblemText({ field, problem: 'order' }),
    overlap: () => hoursProblemText({ field, problem: 'overlap' }),
  };
  return texts[problem]();
}

function contactText(contact: WrittenContact | null): MessageDescriptor {
  const found = quotedContact(contact?.text ?? '…');
  return contact?.kind === 'payment'
    ? msg`“${found}” is about paying outside Hirfa. Customers pay here, so please remove it.`
    : msg`“${found}” is a way to reach you outside Hirfa. Customers write to you here, so please remove it.`;
}

function isDocument(field: string): boolean {
  return field.startsWith('national_id') || field.endsWith('_url');
}
