import type { BookedService } from '@hirfa/contract/bookings';
import { sql } from 'drizzle-orm';
import { bookings } from '../tables.ts';
import { bookingServices } from './tables.ts';

/** A column of statements about bookings: the services of each that were booked together, the first one first. */
export const servicesOf = sql<BookedService[]>`(
  select coalesce(json_agg(json_build_object('service_card_id', service.service_card_id, 'title_en', service.title_en,
    'title_ar', service.title_ar, 'amount', service.amount::text, 'minutes', service.minutes)
    order by service.position), '[]') from ${bookingServices} as service where service.booking_id = ${bookings.id})`;
