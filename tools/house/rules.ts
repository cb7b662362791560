import { checkFileCircles, checkFolderCircles } from './circles.ts';
import { checkImports } from './import-rules.ts';
import { roomOrder } from './layout.ts';
import { checkRoomWords } from './room-words.ts';
import { checkRooms } from './rooms.ts';
import { checkFolderSizes, checkLineLengths } from './sizes.ts';
import { type Breach, readSources } from './sources.ts';
import { checkStatements } from './statements.ts';
import { checkVerbShape } from './verb-shape.ts';

/** Everything in the repository at `root` that breaks a rule of the house. */
export function checkHouse(root: string): Breach[] {
  const sources = readSources(root);
  const order = roomOrder(sources);
  return [
    ...checkRooms(sources, order),
    ...checkImports(sources, order),
    ...checkFileCircles(sources),
    ...checkFolderCircles(sources),
    ...checkFolderSizes(sources),
    ...checkLineLengths(sources),
    ...checkVerbShape(sources),
    ...checkStatements(sources),
    ...checkRoomWords(sources),
  ];
}
