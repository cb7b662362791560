import type { Line } from './content-lines.ts';
import {
  type Length,
  type Moment,
  OddValue,
  type Period,
  readLength,
  readMoment,
  readPeriod,
  until,
} from './moments.ts';
import { DAY_MS } from './wall-clock.ts';
import type { Zones } from './zones.ts';

/** A rule without its end, which the library knows in the zone of the event only. */
export interface Rule {
  text: string;
  last: Moment | null;
}

/** One event, or one occurrence of a repeated event that differs from the others. */
export interface CalendarEvent {
  uid: string;
  /** Sequence, last change and stamp, NaN where it has none: of two versions the greater holds. */
  version: readonly number[];
  isBusy: boolean;
  start: Moment;
  length: Length;
  rules: readonly Rule[];
  /** Further starts; a length of its own where it has one. */
  added: readonly { start: Moment; length: Length | null }[];
  excluded: readonly Moment[];
  /** The occurrence that it replaces, alone or with those after it. */
  replaces: Moment | null;
  withLater: boolean;
  /** Something in it can not be read. */
  isOdd: boolean;
  /** It is in a zone that nobody knows. */
  isGuess: boolean;
}

const UNTIL = /;?UNTIL=([^;]*)/;
const NO_PARAMETERS: Pick<Line, 'parameters'> = { parameters: new Map() };

/** The calendar around an event. */
export interface Around {
  zones: Zones;
  /** The address of the calendar's owner, where it is known. */
  owner: string | null;
}

/** Reads an event value by value: an odd one costs no other. Null without a start that can be read. */
export function readEvent(lines: readonly Line[], { zones, owner }: Around): CalendarEvent | null {
  const { attempt, values, text, isOdd } = createReader(lines);
  const moments = (name: string) => values(name, (value, line) => readMoment(value, line, zones));
  const [start] = moments('DTSTART');
  if (start === undefined) return null;
  const [original] = moments('RECURRENCE-ID');
  const added = values('RDATE', (value, line) =>
    value.includes('/') ? readPeriod(value, line, zones) : { start: readMoment(value, line, zones), length: null },
  );
  const excluded = moments('EXDATE');
  const [end] = values('DTEND', (value, line) => until(start, readMoment(value, line, zones)));
  const [duration] = values('DURATION', (value) => asLength(start, readLength(value)));
  const rules = lines.flatMap(({ name, value }) => (name === 'RRULE' ? [readRule(value.toUpperCase())] : []));
  function readRule(value: string): Rule {
    const [part, day] = UNTIL.exec(value) ?? [];
    const [last = null] = day === undefined ? [] : attempt(() => readMoment(day, NO_PARAMETERS, zones));
    return { text: value.replace(part ?? '', ''), last };
  }
  const used = [start, original, ...excluded, ...added.map((each) => each.start)];
  return {
    uid: lines.find(({ name }) => name === 'UID')?.value ?? '',
    version: [text('SEQUENCE'), text('LAST-MODIFIED'), text('DTSTAMP')].map(numberOf),
    isBusy: takesTime(text, lines, owner),
    start,
    length: end ?? duration ?? asLength(start, { days: 0, ms: 0 }),
    rules,
    added,
    excluded,
    replaces: original ?? null,
    withLater: lines.some(
      ({ name, parameters }) => name === 'RECURRENCE-ID' && parameters.get('RANGE') === 'THISANDFUTURE',
    ),
    isOdd: isOdd(),
    isGuess: used.some((moment) => moment?.isGuess === true),
  };
}

/** The busy times of a list. */
export function readBusyList(lines: readonly Line[], { zones }: Around): { periods: Period[]; isOdd: boolean } {
  const { values, isOdd } = createReader(lines);
  const periods = values('FREEBUSY', (value, line) =>
    line.parameters.get('FBTYPE')?.toUpperCase() === 'FREE' ? null : readPeriod(value, line, zones),
  );
  return { periods: periods.filter((period) => period !== null), isOdd: isOdd() };
}

function createReader(lines: readonly Line[]) {
  let isOdd = false;
  function attempt<Value>(read: () => Value): Value[] {
    try {
      return [read()];
    } catch (error) {
      if (!(error instanceof OddValue)) throw error;
      isOdd = true;
      return [];
    }
  }
  /** What the values of properties with a name say, without those that can not be read. */
  const values = <Value>(wanted: string, read: (value: string, line: Line) => Value) =>
    lines.flatMap((line) =>
      line.name === wanted ? line.value.split(',').flatMap((value) => attempt(() => read(value, line))) : [],
    );
  const text = (wanted: string) => lines.find(({ name }) => name === wanted)?.value.toUpperCase() ?? '';
  return { attempt, values, text, isOdd: () => isOdd };
}

/** Events of whole days have at least one. */
function asLength(start: Moment, { days, ms }: Length): Length {
  return start.isDay ? { days: Math.max(1, Math.ceil(days + ms / DAY_MS)), ms: 0 } : { days, ms };
}

const numberOf = (value: string) => (value === '' ? Number.NaN : Number(value.replaceAll(/[TZ]/g, '')));

/** Outlook's own word is more exact than the usual one: an event may be tentative, out of office or elsewhere. */
function takesTime(text: (name: string) => string, lines: readonly Line[], owner: string | null): boolean {
  if (text('STATUS') === 'CANCELLED' || (owner !== null && lines.some((line) => isDeclinedBy(line, owner))))
    return false;
  const outlook = text('X-MICROSOFT-CDO-BUSYSTATUS');
  return outlook === '' ? text('TRANSP') !== 'TRANSPARENT' : outlook !== 'FREE';
}

function isDeclinedBy({ name, parameters, value }: Line, owner: string): boolean {
  const isDeclined = name === 'ATTENDEE' && parameters.get('PARTSTAT')?.toUpperCase() === 'DECLINED';
  return isDeclined && value.toLowerCase() === `mailto:${owner}`;
}
