import { anyCraft, book, camera, computer, kettlebell, oud, plant, pot, tagine, thread, voices } from './community.ts';
import { empty } from './empty.ts';
import { bricks, bulb, cooler, house, parcel, plane, roller, spray, tap, washer } from './essentials.ts';
import { lessons } from './lessons.ts';
import { pastimes } from './pastimes.ts';
import { repairs } from './repairs.ts';
import { scenes } from './scenes.ts';
import { steps } from './steps.ts';
import { upkeep } from './upkeep.ts';

/** Drawings by the `icon` of the category, which is the name of its line icon. */
const categories = {
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

/** The drawings by their names: the `icon` of a category, the slug of a service, a scene of an empty state, a step. */
export const drawings = {
  'any-craft': anyCraft,
  ...categories,
  ...lessons,
  ...pastimes,
  ...upkeep,
  ...repairs,
  ...scenes,
  ...steps,
};

/** Drawings in a second file, which only those load who see one of them. */
export const rareDrawings = empty;
