import { noticesAfter } from '../kernel/notices.ts';
import type { Room } from '../kernel/room.ts';
import { on } from '../kernel/subscribers.ts';
import { adminOfProvidersHandlers } from './admin/handlers.ts';
import { READ_CALENDAR, readCalendarJob, readSlowCalendarJob } from './availability/import/jobs.ts';
import { readCalendar, readCalendarAgain, readSlowCalendar } from './availability/import/read-calendar.ts';
import { deleteCardPhoto } from './cards/delete-card-photo.ts';
import { deleteCardPhotoJob } from './cards/jobs.ts';
import { cardPhotoOf, ownCardPhotos } from './cards/photo-files.ts';
import { FLAG_CONTACTS, flagContacts } from './contacts/flag-contacts.ts';
import { deleteDocumentFiles } from './documents/delete-files.ts';
import { deleteDocumentFilesJob } from './documents/jobs.ts';
import { ownDocuments } from './documents/own-documents.ts';
import { deleteOldDocuments, deleteOldUploads } from './documents/retention.ts';
import type { ProviderServices } from './services.ts';
import { providerChanged } from './events.ts';
import { providersHandlers } from './handlers.ts';
import { noticesOfChange } from './notices-of-change.ts';
import { providersPersonalData } from './personal-data.ts';
import { findProviderIdOf } from './queries.ts';
import { showChange } from './show-change.ts';
import { providersQueue } from './admin/waiting-work.ts';

export const providersRoom = {
  name: 'providers',
  handlers: providersHandlers,
  admin: adminOfProvidersHandlers,
  queue: providersQueue,
  events: [providerChanged],
  notices: [
    noticesAfter(providerChanged, {
      job: 'notify_of_decision',
      idOf: ({ provider_id, event }, at) => [provider_id, event, at.getTime()].join('/'),
      verb: noticesOfChange,
    }),
  ],
  subscribers: [on(providerChanged, showChange)],
  retention: [
    ...['provider_profiles', 'provider_dashboard_status', 'service_cards', 'service_card_photos', 'listed_offers'].map(
      (name) => ({
        table: `public.${name}`,
        kept: 'as long as the provider; bookings refer to them',
      }),
    ),
    ...['provider_hour_templates', 'provider_day_exceptions'].map((name) => ({
      table: `public.${name}`,
      kept: 'until the provider saves their hours again; days that have passed have no effect',
    })),
    { table: 'public.provider_calendars', kept: 'as long as the provider' },
    { table: 'public.provider_busy_times', column: 'ends_at', days: 1 },
    { table: 'public.provider_summaries', kept: 'as long as the provider; copied and found again' },
    { table: 'public.provider_metrics', kept: 'as long as the provider; counted again from bookings' },
    { table: 'public.provider_applications', kept: 'as long as the account; people continue where they stopped' },
    { table: 'public.provider_documents', deleteOld: deleteOldDocuments },
    { table: 'public.provider_change_requests', kept: 'as long as the provider; who decided what' },
    { table: 'public.provider_contact_flags', kept: 'as long as the provider; each is flagged once' },
    { table: 'public.document_uploads', deleteOld: deleteOldUploads },
    { table: 'public.document_looks', column: 'expires_at', days: 1 },
  ],
  deadlines: [
    { kind: READ_CALENDAR, verb: readCalendarAgain },
    { kind: FLAG_CONTACTS, verb: flagContacts },
  ],
  jobs: [
    { kind: readCalendarJob, verb: readCalendar },
    { kind: readSlowCalendarJob, verb: readSlowCalendar },
    { kind: deleteDocumentFilesJob, verb: deleteDocumentFiles },
    { kind: deleteCardPhotoJob, verb: ({ ctx, input }) => deleteCardPhoto({ ctx, input: cardPhotoOf(input.id) }) },
  ],
  personalData: providersPersonalData,
  personalFiles: [ownDocuments, ownCardPhotos],
  streams: async ({ ctx }) => {
    const id = await findProviderIdOf(ctx.db, ctx.actor.user_id);
    return id === undefined ? [] : [`provider:${id}`];
  },
} as const satisfies Room<ProviderServices>;
