import type { CalendarProblem } from '../busy-times.ts';

/** The properties that say when an event is; the rest of a calendar, with everything private in it, is not parsed. */
const EVENT = /^(?:UID|DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|RECURRENCE-ID|STATUS|TRANSP)[;:]/i;
const MAX_LINE = 20_000;

interface Components {
  events: string[];
  zones: string[];
}

/** The events and time zones in an iCalendar file, each as a component of its own. */
export function readComponents(text: string, maxEvents: number): Components | CalendarProblem {
  const lines = text
    .replace(/^\uFEFF?\s*/, '')
    .replaceAll(/\r?\n[ \t]/g, '')
    .split(/\r?\n/);
  if (!/^BEGIN:VCALENDAR\s*$/i.test(lines[0] ?? '')) return 'not_a_calendar';
  const found: Components = { events: [], zones: [] };
  const path: string[] = [];
  let kept: string[] = [];
  for (const line of lines) {
    const [, step = '', given = ''] = /^(BEGIN|END):([\w-]+)\s*$/i.exec(line) ?? [];
    const name = given.toUpperCase();
    if (step.toUpperCase() === 'BEGIN') path.push(name);
    const isEvent = path[1] === 'VEVENT';
    // An alarm in an event has a duration, too.
    const isWanted = isEvent ? path.length === 2 && (step !== '' || EVENT.test(line)) : path[1] === 'VTIMEZONE';
    if (isWanted && line.length <= MAX_LINE) kept.push(line);
    if (step.toUpperCase() !== 'END' || path.pop() !== name || path.length !== 1) continue;
    if (isEvent) found.events.push(kept.join('\r\n'));
    else if (name === 'VTIMEZONE') found.zones.push(kept.join('\r\n'));
    if (found.events.length > maxEvents) return 'too_large';
    kept = [];
  }
  return found;
}
