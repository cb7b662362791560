import { formatter } from '@lingui/format-po';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@hirfa/domain/market';
import { defineConfig } from '@lingui/cli';
import * as rooms from './rooms.ts';
import { insidePages } from './routes.ts';

/** What only signed-in people see, besides the rooms and pages. */
const PARTS = [
  'kit/refusals/inside-texts.ts',
  'ui/admin',
  'ui/disclosure.tsx',
  'ui/overlays/confirm-dialog.tsx',
  'ui/photos',
  'ui/send-button.tsx',
];
const pages = insidePages.map((page) => `pages/${page}`);
const inside = [...Object.values(rooms).flatMap((room) => room.inside), ...pages, ...PARTS].map(
  (place) => `<rootDir>/${place}`,
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
      exclude: ['**/node_modules/**', '**/dist/**', ...inside],
    },
    { path: '<rootDir>/locales/{locale}/inside', include: inside },
  ],
});
