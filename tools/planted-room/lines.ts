/** A line that a new room needs in a file of others, and the line after which it stands. */
interface Line {
  file: string;
  after: string;
  line: string;
}

/** Everything that the planted room needs outside of its own folders. */
export const LINES: readonly Line[] = [
  {
    file: 'domain/notifications/types.ts',
    after: '  ...DECISIONS,',
    line: "  sample_thanks: { ...USUAL, group: 'account', to: 'anybody' },",
  },
  { file: 'contract/realtime.ts', after: "  'roles_changed',", line: "  'sample_sent'," },
  {
    file: 'contract/rooms.ts',
    after: "export { reviews } from './reviews/index.ts';",
    line: "export { sample } from './sample/index.ts';",
  },
  {
    file: 'server/entry/rooms.ts',
    after: "import { reviewsRoom } from '../reviews/room.ts';",
    line: "import { sampleRoom } from '../sample/room.ts';",
  },
  { file: 'server/entry/rooms.ts', after: '  supportRoom,', line: '  sampleRoom,' },
  {
    file: 'web/rooms.ts',
    after: "export { reviewsRoom } from './reviews/room.ts';",
    line: "export { sampleRoom } from './sample/room.ts';",
  },
  {
    file: 'web/pages/guards/admin-pages.ts',
    after: "import { notificationsAdminPages } from '../../notifications/index.ts';",
    line: "import { sampleAdminPages } from '../../sample/index.ts';",
  },
  {
    file: 'web/pages/guards/admin-pages.ts',
    after: '  catalogueAdminPages.catalogue,',
    line: '  sampleAdminPages.samples,',
  },
];

/** Its texts in Arabic, which people write into the catalogues. */
export const ARABIC: Readonly<Record<string, string>> = {
  'Send a sample': 'إرسال عينة',
  'Send a sample · Hirfa': 'إرسال عينة · حِرفة',
  'Your sample was sent': 'تم إرسال عينتك',
  'It could not be sent': 'تعذّر الإرسال',
  Samples: 'العينات',
  'Samples · Hirfa': 'العينات · حِرفة',
  'No samples yet': 'لا توجد عينات بعد',
  'The samples could not be loaded': 'تعذّر تحميل العينات',
};
