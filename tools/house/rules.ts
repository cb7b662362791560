import { checkFileCycles, checkFolderCycles } from './cycles.ts';
import { checkImports } from './import-rules.ts';
import { roomOrder } from './layout.ts';
import { checkRoomWords } from './room-words.ts';
import { checkRooms } from './rooms.ts';
import { checkSharedHooks } from './shared-hooks.ts';
import { checkFolderSizes, checkLineLengths } from './sizes.ts';
import { type Breach, readSources } from './sources.ts';
import { checkStatements } from './statements.ts';
import { checkTexts } from './texts.ts';
import { checkVerbShape } from './verb-shape.ts';

/** Everything in the repository at `root` that breaks a house rule. */
export function checkHouseRules(root: string): Breach[] {
  const sources = readSources(root);
  const order = roomOrder(sources);
  return [
    ...checkRooms(sources, order),
    ...checkImports(sources, order),
    ...checkFileCycles(sources),
    ...checkFolderCycles(sources),
    ...checkFolderSizes(sources),
    ...checkLineLengths(sources),
    ...checkVerbShape(sources),
    ...checkSharedHooks(sources),
    ...checkStatements(sources),
    ...checkTexts(sources),
    ...checkRoomWords(sources),
  ];
}
