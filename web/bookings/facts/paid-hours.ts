import type { Booking } from '@hirfa/contract/bookings';

export interface PaidHours {
  minutes: number;
  rate: string;
}

/** The paid time and the hourly rate of a booking; null for work with a fixed price. */
export function paidHours({ total_hours, hourly_rate }: Booking): PaidHours | null {
  return total_hours === null || hourly_rate === null ? null : { minutes: Number(total_hours) * 60, rate: hourly_rate };
}
