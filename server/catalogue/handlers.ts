import { calls } from '../kernel/calls.ts';
import { findCategories, findServiceAreas } from './queries.ts';

const room = calls.catalogue;

export const catalogueHandlers = room.router({
  listCategories: room.listCategories.handler(async ({ context }) => ({
    items: await findCategories(context.visitor().db),
  })),
  listServiceAreas: room.listServiceAreas.handler(async ({ context, input }) => ({
    items: await findServiceAreas(context.visitor().db, input.ids),
  })),
});
