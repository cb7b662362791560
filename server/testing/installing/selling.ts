import { Booking } from '@hirfa/contract/bookings';
import * as z from 'zod';
import type { Calls } from './first-booking.ts';
import { CARDS, payAt } from '../market.ts';
import { persist } from '../persist.ts';

export async function readBooking(customer: Calls, id: string): Promise<Booking> {
  return Booking.parse((await customer('GET', `/api/v1/bookings/${id}`)).body);
}

/** A customer pays at the gateway's page, and the provider accepts: the money is captured. */
export async function payAndAccept(customer: Calls, provider: Calls, { id }: Booking, language: 'en' | 'ar') {
  const opened = await customer('POST', `/api/v1/bookings/${id}/checkout`, { language });
  const { checkout_url } = z.object({ checkout_url: z.url() }).parse(opened.body);
  const page = await (await fetch(checkout_url)).text();
  if (!page.includes(`<html lang="${language}"`)) throw new Error(`the gateway's page is not in ${language}`);
  await payAt(checkout_url, CARDS.good);
  const until = (status: string) =>
    persist(
      () => readBooking(customer, id),
      ({ payment_status }) => payment_status === status,
    );
  await until('authorized');
  await provider('POST', `/api/v1/bookings/${id}/accept`, {});
  await until('captured');
}
