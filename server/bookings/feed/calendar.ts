import { type Language, textIn } from '@hirfa/domain/market';
import type { FeedBooking } from './queries.ts';

const LINE_BYTES = 75;
const FREE: Record<Language, string> = { en: 'Free second visit', ar: 'زيارة ثانية مجانية' };

interface Options {
  language: Language;
  /** Makes the ids of events unique in the world. */
  host: string;
}

/** Bookings as an iCalendar file (RFC 5545). The same bookings are always the same text. */
export function calendarOf(bookings: readonly FeedBooking[], { language, host }: Options): string {
  const events = bookings.flatMap((booking) => {
    const area = language === 'en' ? booking.area_en : booking.area_ar;
    const kind = booking.is_second_visit ? FREE[language] : '';
    const parts = [kind, textIn(booking, 'title', language), booking.first_name].filter((part) => part !== '');
    return [
      'BEGIN:VEVENT',
      `UID:${booking.id}@${host}`,
      `SEQUENCE:${booking.version}`,
      `DTSTAMP:${utc(booking.changed_at)}`,
      `DTSTART:${utc(booking.starts_at)}`,
      `DTEND:${utc(booking.ends_at)}`,
      `SUMMARY:${escaped(parts.join(' · '))}`,
      ...(area === null ? [] : [`LOCATION:${escaped(area)}`]),
      'STATUS:CONFIRMED',
      'END:VEVENT',
    ];
  });
  const name = language === 'en' ? 'Hirfa' : 'حرفة';
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Hirfa//Bookings//EN', 'CALSCALE:GREGORIAN'];
  const lines = [...head, `X-WR-CALNAME:${name}`, ...events, 'END:VCALENDAR'];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const utc = (at: Date) => `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** A text as a value; control characters are not allowed in one. */
function escaped(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll(/\r\n?|\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, '');
}

/** A line in pieces of at most 75 octets, none of which ends inside a character. */
function folded(line: string): string {
  const pieces = [''];
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > LINE_BYTES) {
      pieces.push('');
      // The space that continues a line counts.
      bytes = 1;
    }
    pieces.push((pieces.pop() ?? '') + character);
    bytes += size;
  }
  return pieces.join('\r\n ');
}
