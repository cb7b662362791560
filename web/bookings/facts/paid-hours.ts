import type { Booking } from '@hirfa/contract/bookings';

/** For how long and at what rate a booking is paid; null for work with one price. */
export function paidHours({ total_hours, hourly_rate }: Booking): { minutes: number; rate: string } | null {
  return total_hours === null || hourly_rate === null ? null : { minutes: Number(total_hours) * 60, rate: hourly_rate };
}
