import { readFileSync } from 'node:fs';
import { contract } from '@hirfa/contract';
import { displayName, SESSION_CLIENT } from '@hirfa/domain/accounts';
import { expect, test } from 'vitest';

type Catalogue = 'site' | 'inside';

/** The messages of a catalogue with their translations into one language; one message may be in several contexts. */
function readEntries(name: Catalogue, language: 'en' | 'ar'): [text: string, words: string][] {
  const file = readFileSync(new URL(`../locales/${language}/${name}.po`, import.meta.url), 'utf8');
  return [...file.matchAll(/^msgid "(.+)"\nmsgstr "(.*)"$/gm)].map(([, text = '', words = '']) => [text, words]);
}

const readCatalogue = (name: Catalogue, language: 'en' | 'ar') => new Map(readEntries(name, language));

/** As the screen fills it in. */
const filled = (text: string) =>
  text.replace('{attempts}', String(SESSION_CLIENT.recoveryDelaysMs.length)).replace('{attempt}', 'N');

/**
 * The texts that the specification defines for screens of accounts, sessions and verification, with the catalogue they
 * must be in.
 * "Not authenticated" and "Session check timeout" (8.17, 8.18) are not shown on screens: `session-client.test.ts` and
 * `resume.test.ts` test them.
 */
const ON_SCREENS: readonly (readonly [number: string, catalogue: Catalogue, text: string])[] = [
  ['2.38', 'inside', 'Verifying admin access'],
  ['2.39', 'inside', 'Access Denied'],
  [
    '2.39',
    'inside',
    'Admin privileges required to access this area. Please contact support if you believe this is an error.',
  ],
  ['2.39', 'inside', 'Go Back'],
  ['2.50', 'site', 'Home'],
  ['2.50', 'site', 'Dashboard'],
  ['2.50', 'site', 'Services'],
  ['2.53', 'site', 'Reconnecting... (attempt N/3)'],
  ['2.54', 'site', 'Connection lost. Please check your internet connection.'],
  ['2.55', 'site', 'Refreshing session...'],
  ['2.56', 'site', 'Something went wrong'],
  ['2.56', 'site', 'Try Again'],
  ['2.56', 'site', 'Refresh Page'],
  ['2.57', 'site', 'App Updated!'],
  ['8.1', 'inside', 'Authentication required'],
  ['8.2', 'inside', 'Failed to approve provider: {why}'],
  ['8.2', 'inside', 'Unknown error'],
  ['8.3', 'inside', 'Admin privileges required'],
  ['8.4', 'inside', 'Failed to reject provider'],
  ['8.5', 'inside', 'Failed to delete provider'],
  ['8.6', 'inside', 'Failed to reset provider status'],
  ['8.7', 'inside', 'Provider approved as Passionate Hobbyist'],
  ['8.7', 'inside', 'Provider approved as Certified Professional'],
  ['8.8', 'inside', 'Provider approved successfully'],
  ['8.9', 'inside', 'Provider rejected'],
  ['8.10', 'inside', 'Provider deleted'],
  ['8.11', 'inside', 'Provider status reset to review'],
  ['8.19', 'inside', 'Failed to go online'],
  ['8.19', 'inside', 'Failed to go offline'],
];

test.each(ON_SCREENS)('requirement %s: the %s catalogue has “%s” and its Arabic translation', (_, catalogue, text) => {
  expect([...readCatalogue(catalogue, 'en').values()].map(filled)).toContain(text);
  const [, arabic = ''] = [...readCatalogue(catalogue, 'ar')].find(([english]) => filled(english) === text) ?? [];
  expect(arabic).toMatch(/\p{Script=Arabic}/u);
});

test('error messages of calls are those of the specification', () => {
  const errors = contract.admin.getDashboard['~orpc'].errorMap;
  expect(errors.authentication_required.message, '8.1').toBe('Authentication required');
  expect(errors.admin_required.message, '8.3').toBe('Admin privileges required');
});

test('a person without a name is shown as “Customer”, 5.12', () => {
  expect(displayName('')).toBe('Customer');
});

/** The pages to which frame, profile and mails lead, by the name that each has there. */
const PLACES = [
  'Home',
  'Services',
  'Dashboard',
  'My bookings',
  'Messages',
  'Notifications',
  'Notification settings',
  'Settings',
  'My profile',
  'Your addresses',
  'Live support',
  'Provider home',
  'Provider dashboard',
  'Your page',
  'Become a provider',
];

test('no two pages have one name in Arabic, in whichever context', () => {
  const entries = (['site', 'inside'] as const).flatMap((name) => readEntries(name, 'ar'));
  const namesOf = (place: string) => new Set(entries.flatMap(([text, words]) => (text === place ? [words] : [])));
  const names = PLACES.map(namesOf);
  expect(PLACES.filter((place) => namesOf(place).size === 0)).toEqual([]);
  const all = names.flatMap((each) => [...each]);
  expect(all.filter((name, index) => all.indexOf(name) !== index)).toEqual([]);
});
