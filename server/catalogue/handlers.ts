import { handlersOf } from '../kernel/handlers.ts';
import { listCities } from './list-cities.ts';
import { findCategories, findServiceAreas } from './queries.ts';

export const catalogueHandlers = (services: unknown) =>
  handlersOf('catalogue', services, {
    listCategories: async ({ ctx }) => ({ items: await findCategories(ctx.db) }),
    listServiceAreas: async ({ ctx, input }) => ({ items: await findServiceAreas(ctx.db, input.ids) }),
    listCities,
  });
