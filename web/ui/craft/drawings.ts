import { anyCraft, book, camera, computer, kettlebell, oud, plant, pot, tagine, thread, voices } from './community.ts';
import { bricks, bulb, cooler, house, parcel, plane, roller, spray, tap, washer } from './essentials.ts';
import type { Shape } from './shapes.ts';

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

export function drawingOf(icon: string): readonly Shape[] {
  return drawings[icon] ?? anyCraft;
}
