import { anyCraft, book, camera, computer, kettlebell, oud, plant, pot, tagine, thread, voices } from './community.ts';
import { bricks, bulb, cooler, house, parcel, plane, roller, spray, tap, washer } from './essentials.ts';
import { lessons } from './lessons.ts';
import { pastimes } from './pastimes.ts';
import { repairs } from './repairs.ts';
import { scenes } from './scenes.ts';
import type { Shape } from './shapes.ts';
import { upkeep } from './upkeep.ts';

/** Drawings by the category's `icon`, which carries the name of its line icon. */
const drawings: Record<string, readonly Shape[]> = {
  palette: pot,
  'book-open': book,
  languages: voices,
  music: oud,
  dumbbell: kettlebell,
  'chef-hat': tagine,
  camera,
  scissors: thread,
  sprout: plant,
  laptop: computer,
  wrench: tap,
  zap: bulb,
  'spray-can': spray,
  'paint-roller': roller,
  hammer: plane,
  'air-vent': cooler,
  'washing-machine': washer,
  truck: parcel,
  house,
  'brick-wall': bricks,
};

/** Drawings by the service's slug, where the service has one of its own, and the scenes of empty places. */
const own = new Map(Object.entries({ ...lessons, ...pastimes, ...upkeep, ...repairs, ...scenes }));

export function drawingOf(icon: string, drawing = ''): readonly Shape[] {
  return own.get(drawing) ?? drawings[icon] ?? anyCraft;
}
