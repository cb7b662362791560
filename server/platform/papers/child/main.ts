import { constants, setPriority } from 'node:os';
import type { Paper } from '../paper.ts';
import { print } from './print.ts';

/** The child process: receives one paper and answers with its PDF. An error ends it. */
process.once('message', (paper: Paper) => {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  process.send?.(print(paper));
});
process.once('disconnect', () => process.exit());
