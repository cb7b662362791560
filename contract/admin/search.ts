import { VERIFICATION_STATUSES } from '@hirfa/domain/providers';
import * as z from 'zod';
import { PersonSummary } from '../accounts/index.ts';
import { BookingSummary } from '../bookings/index.ts';
import { MINUTE, adminCall } from '../calls.ts';

/** What a text finds, at most five of each kind. */
export const AdminSearchResult = z.strictObject({
  people: z.array(PersonSummary),
  bookings: z.array(BookingSummary),
  providers: z.array(
    z.strictObject({
      id: z.uuid(),
      full_name: z.string(),
      business_name: z.string(),
      verification_status: z.enum(VERIFICATION_STATUSES),
    }),
  ),
});
export type AdminSearchResult = z.infer<typeof AdminSearchResult>;

/** The search of admins. */
export const search = {
  /** People, bookings and providers by one `text`, which means the same as in the list of bookings. */
  searchEverything: adminCall
    .meta({ rate: { times: 120, perMs: MINUTE } })
    .route({ method: 'GET', path: '/api/v1/admin/search', summary: 'Search everything', tags: ['admin'] })
    .input(z.strictObject({ text: z.string().trim().min(2).max(254) }))
    .output(AdminSearchResult),
};
