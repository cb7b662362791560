/** An appointment as a calendar takes it in (RFC 5545). Instants are RFC 3339. */
interface Appointment {
  uid: string;
  title: string;
  starts_at: string;
  ends_at: string;
  place: string;
  text: string;
  /** The page with more about it. */
  url: string;
  /** When the file was made, and which of the appointment's versions it shows. */
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

/** A line is at most 75 octets long; what is longer goes on in the next one behind a space, never within a letter. */
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
