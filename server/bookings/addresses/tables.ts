import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../accounts/index.ts';
import { serviceAreas } from '../../catalogue/index.ts';
import { id, instant } from '../../platform/columns.ts';

/**
 * Where customers had work done, to be offered when they book again. Bookings have copies of their own. `name` is what
 * the customer calls it, empty without one.
 */
export const customerAddresses = pgTable(
  'customer_addresses',
  {
    id: id(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    area_id: uuid('area_id')
      .notNull()
      .references(() => serviceAreas.id, { onDelete: 'cascade' }),
    address: text('address').notNull(),
    name: text('name').notNull().default(''),
    used_at: instant('used_at').notNull(),
  },
  (table) => [
    unique('customer_addresses_place').on(table.user_id, table.area_id, table.address),
    index('customer_addresses_area').on(table.area_id),
  ],
).enableRLS();
