/** An appointment of a calendar file (RFC 5545). Times are RFC 3339. */
interface Appointment {
  uid: string;
  title: string;
  starts_at: string;
  ends_at: string;
  place: string;
  text: string;
  /** The page with more about it. */
  url: string;
  /** When the file was created, and which version of the appointment it contains. */
  made_at: Date;
  version: number;
}

const LINE_OCTETS = 75;
const octets = new TextEncoder();

/** The text of an .ics file with one appointment. */
export function calendarFile({
  uid,
  title,
  starts_at,
  ends_at,
  place,
  text,
  url,
  made_at,
  version,
}: Appointment): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Hirfa//Bookings//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utc(made_at)}`,
    `DTSTART:${utc(new Date(starts_at))}`,
    `DTEND:${utc(new Date(ends_at))}`,
    `SEQUENCE:${version}`,
    'STATUS:CONFIRMED',
    `SUMMARY:${escape(title)}`,
    ...(place ? [`LOCATION:${escape(place)}`] : []),
    ...(text ? [`DESCRIPTION:${escape(text)}`] : []),
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** "20261128T120000Z" */
function utc(at: Date): string {
  return at.toISOString().replace(/[-:]|\.\d{3}/g, '');
}

function escape(text: string): string {
  return text.replace(/[\\;,]/g, (mark) => `\\${mark}`).replace(/\r\n|\r|\n/g, '\\n');
}

/** Splits a line after at most 75 octets, never within a character; continued lines begin with a space. */
function fold(line: string): string {
  let folded = '';
  let room = LINE_OCTETS;
  for (const letter of line) {
    const size = octets.encode(letter).length;
    if (size > room) {
      folded += '\r\n ';
      room = LINE_OCTETS - 1;
    }
    folded += letter;
    room -= size;
  }
  return folded;
}
