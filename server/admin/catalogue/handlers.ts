import { asAdmin } from '../../kernel/audit.ts';
import { answer, calls } from '../../kernel/calls.ts';
import { addEntry, changeEntry, moveEntry, removeEntry } from './change-entries.ts';
import { getWholeCatalogue } from './get-whole-catalogue.ts';

const room = calls.admin;

/** The catalogue on screens; every change is in the audit log. */
export const catalogueEntryHandlers = {
  getWholeCatalogue: room.getWholeCatalogue.handler(async ({ context }) =>
    answer(await context.person((ctx) => getWholeCatalogue({ ctx }))),
  ),
  addEntry: room.addEntry.handler(async ({ context, input }) =>
    answer(await context.person(asAdmin((ctx) => addEntry({ ctx, input })))),
  ),
  changeEntry: room.changeEntry.handler(async ({ context, input }) =>
    answer(await context.person(asAdmin((ctx) => changeEntry({ ctx, input })))),
  ),
  removeEntry: room.removeEntry.handler(async ({ context, input }) =>
    answer(await context.person(asAdmin((ctx) => removeEntry({ ctx, input })))),
  ),
  moveEntry: room.moveEntry.handler(async ({ context, input }) =>
    answer(await context.person(asAdmin((ctx) => moveEntry({ ctx, input })))),
  ),
};
