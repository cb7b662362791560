import { handlersOf } from '../kernel/handlers.ts';
import { findCategories, findServiceAreas } from './queries.ts';

export const catalogueHandlers = (services: unknown) =>
  handlersOf('catalogue', services, {
    listCategories: async ({ ctx }) => ({ items: await findCategories(ctx.db) }),
    listServiceAreas: async ({ ctx, input }) => ({ items: await findServiceAreas(ctx.db, input.ids) }),
  });
