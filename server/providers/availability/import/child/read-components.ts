import type { CalendarProblem } from '../busy-times.ts';

/**
 * The properties that say when an event is, and whether it takes time; the rest of a calendar, with everything private
 * in it, is not parsed.
 */
const EVENT =
  /^(?:UID|DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|RECURRENCE-ID|STATUS|TRANSP|SEQUENCE|DTSTAMP|LAST-MODIFIED|X-MICROSOFT-CDO-BUSYSTATUS|FREEBUSY)[;:]|^ATTENDEE[;:].*DECLINED/i;
/** Whose calendar it is: some programs name it by the owner's address. */
const OWNER = /^(?:X-OWNER|X-WR-CALNAME)\b.*?[:](?:mailto:)?([^\s:;"]+@[^\s:;"]+)$/i;
const ZONE = /^X-WR-TIMEZONE[^:]*:(.*)$/i;
/** What is longer is cut, so that its last value can not be read. */
const MAX_LINE = 20_000;

export interface Components {
  /** The lines of each event and of each list of busy times. */
  events: { isList: boolean; lines: string[] }[];
  zones: string[];
  /** The zone and the address of the calendar's owner, where it tells them. */
  zone: string | null;
  owner: string | null;
}

/** The parts of an iCalendar file that say when somebody is busy. One that breaks off is none: it would have gaps. */
export function readComponents(text: string, maxEvents: number): Components | CalendarProblem {
  const lines = text
    .replace(/^\uFEFF?\s*/, '')
    .replaceAll(/(?:\r*\n|\r)[ \t]/g, '')
    .split(/\r*\n|\r/);
  if (!/^BEGIN:VCALENDAR\s*$/i.test(lines[0] ?? '')) return 'not_a_calendar';
  const found: Components = { events: [], zones: [], zone: null, owner: null };
  const path: string[] = [];
  let kept: string[] = [];
  for (const line of lines) {
    const [, step = '', given = ''] = /^(BEGIN|END):([\w-]+)\s*$/i.exec(line) ?? [];
    const name = given.toUpperCase();
    if (step.toUpperCase() === 'BEGIN') path.push(name);
    const kind = path[1];
    const isEvent = kind === 'VEVENT' || kind === 'VFREEBUSY';
    // An alarm in an event has a duration, too.
    if (isEvent && step === '' && path.length === 2 && EVENT.test(line)) kept.push(line.slice(0, MAX_LINE));
    else if (kind === 'VTIMEZONE') kept.push(line.slice(0, MAX_LINE));
    else if (path.length === 1) {
      found.zone ??= ZONE.exec(line)?.[1]?.trim() ?? null;
      found.owner ??= OWNER.exec(line)?.[1]?.toLowerCase() ?? null;
    }
    if (step.toUpperCase() !== 'END' || path.pop() !== name || path.length !== 1) continue;
    if (isEvent) found.events.push({ isList: kind === 'VFREEBUSY', lines: kept });
    else if (name === 'VTIMEZONE') found.zones.push(kept.join('\r\n'));
    if (found.events.length > maxEvents) return 'too_large';
    kept = [];
  }
  return path.length > 0 ? 'not_a_calendar' : found;
}
