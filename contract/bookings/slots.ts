import * as z from 'zod';
import { DayText } from '../lists.ts';

const Instant = z.iso.datetime();

/** A range of time that can be booked. */
export const Slot = z.strictObject({ starts_at: Instant, ends_at: Instant });
export type Slot = z.infer<typeof Slot>;

/** A day in Cairo with its free slots; a day without free slots is included. */
export const SlotDay = z.strictObject({ day: DayText, slots: z.array(Slot) });
export type SlotDay = z.infer<typeof SlotDay>;
