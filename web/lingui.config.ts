import { formatter } from '@lingui/format-po';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@hirfa/domain/market';
import { defineConfig } from '@lingui/cli';
import type { WebRoom } from './kit/rooms/web-room.ts';
import * as rooms from './rooms.ts';
import { informationPages, insidePages, joiningPages } from './routes.ts';

/** What only signed-in people see, besides the rooms and pages. */
const PARTS = [
  'kit/refusals/inside-texts.ts',
  'ui/admin',
  'ui/cards',
  'ui/days',
  'ui/disclosure.tsx',
  'ui/fields/account-fields.tsx',
  'ui/overlays/confirm-dialog.tsx',
  'ui/photos',
  'ui/send-button.tsx',
];
const ROOMS: readonly WebRoom[] = Object.values(rooms);
const placesOf = (parts: readonly string[], pages: readonly string[]) =>
  [...parts, ...pages.map((page) => `pages/${page}`)].map((place) => `<rootDir>/${place}`);
const inside = placesOf([...ROOMS.flatMap((room) => room.inside), ...PARTS], insidePages);
const information = placesOf(
  ROOMS.flatMap((room) => room.information ?? []),
  informationPages,
);

const joining = placesOf(
  ROOMS.flatMap((room) => room.joining ?? []),
  joiningPages,
);

export default defineConfig({
  // Without references to files, so that moving code changes no catalogue.
  format: formatter({ origins: false }),
  sourceLocale: DEFAULT_LANGUAGE,
  locales: [...LANGUAGES],
  // The texts for visitors are loaded with the first page; the rest when a page needs them (`kit/i18n.ts`).
  catalogs: [
    {
      path: '<rootDir>/locales/{locale}/site',
      include: ['<rootDir>'],
      exclude: ['**/node_modules/**', '**/dist/**', ...inside, ...information, ...joining],
    },
    { path: '<rootDir>/locales/{locale}/inside', include: inside },
    { path: '<rootDir>/locales/{locale}/information', include: information },
    { path: '<rootDir>/locales/{locale}/joining', include: joining },
  ],
});
