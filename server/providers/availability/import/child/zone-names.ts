import windows from 'cldr-core/supplemental/windowsZones.json' with { type: 'json' };
import { fixedZone, platformZone, type Zone } from './wall-clock.ts';

/** The zones of Windows by their names, in small letters; "001" is where most people of a zone are. */
const WINDOWS = new Map(
  windows.supplemental.windowsZones.mapTimezones
    .filter(({ mapZone }) => mapZone._territory === '001')
    .map(({ mapZone }) => [mapZone._other.toLowerCase(), mapZone._type.split(' ')[0] ?? '']),
);

const REGIONS = ['Africa', 'Europe', 'Asia', 'America', 'Australia', 'Pacific', 'Atlantic', 'Indian'];
/** "(UTC+02:00) Cairo", as Windows shows a zone to people. */
const SHOWN = /^\((?:UTC|GMT)\s*([+-]\d{1,2})?[:.]?(\d\d)?\)\s*(.*)$/i;
const OFFSET = /^(?:UTC|GMT)?\s*([+-]\d{1,2}):?(\d\d)?$/i;
const HOUR_MS = 3_600_000;
const MAX_NAME = 200;

const known = new Map<string, Zone | null>();

/** The zone of a name that the platform or Windows gives to it; null for other names. */
export function namedZone(name: string): Zone | null {
  const found = known.get(name);
  if (found !== undefined) return found;
  const zone = platformZone(name) ?? platformZone(WINDOWS.get(name.toLowerCase()) ?? '-');
  known.set(name, zone);
  return zone;
}

/**
 * The zone that a name of calendar programs means: with a path before it ("/mozilla.org/2005/Europe/Vienna",
 * "tzone://Microsoft/Utc"), a number behind it ("GMT Standard Time 1"), or blanks in it; or as an offset, or as Windows
 * shows it to people.
 */
export function zoneMeantBy(given: string): Zone | null {
  const name = given.slice(0, MAX_NAME).trim();
  return zoneOfOffset(OFFSET.exec(name)) ?? shownZone(name) ?? zoneIn(name.replace(/\s+\d+$/, ''));
}

function zoneIn(name: string): Zone | null {
  for (const each of [name, name.replaceAll(' ', '_')]) {
    const parts = each.split('/').filter((part) => part !== '');
    for (const count of [parts.length, 3, 2, 1]) {
      const zone = namedZone(parts.slice(-count).join('/'));
      if (zone !== null) return zone;
    }
  }
  return null;
}

/** By the first place that is a city with this offset, or by the name of the zone; otherwise by the offset alone. */
function shownZone(name: string): Zone | null {
  const shown = SHOWN.exec(name);
  if (shown === null) return null;
  const [, , , places = ''] = shown;
  const offset = zoneOfOffset(shown) ?? fixedZone(0);
  for (const place of places.split(',')) {
    const city = place.trim().replaceAll(' ', '_');
    for (const region of REGIONS) {
      const zone = city === '' ? null : namedZone(`${region}/${city}`);
      if (zone !== null && hasOffset(zone, offset)) return zone;
    }
  }
  return namedZone(places.replace(/ Time( \(.*\))?$/, ' Standard Time')) ?? offset;
}

/** Whether a zone has an offset in winter, in whichever half of the world. */
function hasOffset(zone: Zone, offset: Zone): boolean {
  return [0, 6].some((month) => {
    const at = Date.UTC(2026, month, 15);
    return zone.instantOf(at) === offset.instantOf(at);
  });
}

function zoneOfOffset(match: RegExpExecArray | null): Zone | null {
  const [, hours, minutes = '0'] = match ?? [];
  if (hours === undefined) return null;
  const size = Math.abs(Number(hours)) + Number(minutes) / 60;
  return size > 18 ? null : fixedZone((hours.startsWith('-') ? -size : size) * HOUR_MS);
}
