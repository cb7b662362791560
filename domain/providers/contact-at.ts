import { contactIn, type FoundContact, leadsToContact } from '../contacts/index.ts';
import type { ApplicationForm } from './application.ts';

/** What the problem `contact` of a field means: the contact as it is written there, and of which kind it is. */
export interface WrittenContact {
  kind: FoundContact['kind'];
  text: string;
}

/** The contact in a field of the form, by its path, for the words of the problem; null if there is none. */
export function contactAt(form: ApplicationForm, field: string): WrittenContact | null {
  const value = field.split('.').reduce(partOf, form);
  if (typeof value !== 'string') return null;
  const [list, index] = field.split('.');
  if (list === 'social_media_links') return leadsToContact(value) ? { kind: 'link', text: value } : null;
  return contactIn(value, list === 'skills' ? form.skills.slice(0, Number(index)) : []);
}

function partOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return new Map<string, unknown>(Object.entries(value)).get(name);
}
