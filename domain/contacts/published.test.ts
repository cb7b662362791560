import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ApplicationForm, applicationProblems, EMPTY_APPLICATION } from '../providers/index.ts';
import { CONTACTS, HARMLESS } from './finding/samples.ts';

const CONTACT = CONTACTS.map(([marked]) => marked.replace(/[⟦⟧]/g, ''));

const contactsIn = (change: Partial<ApplicationForm>) =>
  applicationProblems({ ...EMPTY_APPLICATION, ...change }, { has_phone: true, documents: [] })
    .filter(({ problem }) => problem === 'contact')
    .map(({ field }) => field);

test('what chats mask is refused in a bio of either language, whatever stands around it', () => {
  const around = fc.constantFrom('I mend sinks and taps in Maadi. ', 'أصلّح الأحواض والحنفيات في المعادي. ');
  fc.assert(
    fc.property(around, fc.constantFrom(...CONTACT), fc.constantFrom('bio_en', 'bio_ar'), (before, contact, field) => {
      expect(contactsIn({ [field]: `${before}\n${contact}` })).toEqual([field]);
    }),
    { numRuns: 300 },
  );
});

test.each(HARMLESS)('a bio with the harmless words "%s" is not refused', (words) => {
  expect(contactsIn({ bio_en: `I have done this for years, and gladly.\n${words}` })).toEqual([]);
});
