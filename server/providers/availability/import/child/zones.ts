import { describedZone } from './ical.ts';
import { platformZone, type Zone } from './wall-clock.ts';
import { namedZone, zoneMeantBy } from './zone-names.ts';

export const UTC: Zone = { instantOf: (wall) => wall };
/** Days, and times without a zone or of one that nobody knows. */
export const CAIRO: Zone = platformZone('Africa/Cairo') ?? UTC;

/** A zone, and whether it is only a guess for a name that nobody knows. */
export interface FoundZone {
  zone: Zone;
  isGuess: boolean;
}

/**
 * The zones of one calendar by their names. Those of the platform are right where descriptions in the file are old;
 * then come these, then what a name means. The calendar's own zone, else Cairo's, stands for the others and for none.
 */
export function createZones(descriptions: readonly string[], own: string | null) {
  const described = new Map(descriptions.map((text) => [/^TZID[^:]*:(.*)$/im.exec(text)?.[1]?.trim() ?? '', text]));
  const usual = (own === null ? null : (namedZone(own) ?? zoneMeantBy(own))) ?? CAIRO;
  const found = new Map<string, FoundZone>();
  return (name: string | undefined): FoundZone => {
    if (name === undefined || name === '') return { zone: usual, isGuess: false };
    const known = found.get(name);
    if (known !== undefined) return known;
    const zone = namedZone(name) ?? inFile(described.get(name)) ?? zoneMeantBy(name);
    const answer = { zone: zone ?? usual, isGuess: zone === null };
    found.set(name, answer);
    return answer;
  };
}
export type Zones = ReturnType<typeof createZones>;

function inFile(text: string | undefined): Zone | null {
  const found = text === undefined ? null : describedZone(text);
  return found && (namedZone(found.location) ?? found.zone);
}
