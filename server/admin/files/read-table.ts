import type { AdminTable } from '@hirfa/contract/admin';
import { type AccountServices, listPeople, readContacts } from '../../accounts/index.ts';
import { listAllBookings } from '../../bookings/index.ts';
import { getWholeCatalogue } from '../../catalogue/index.ts';
import { listInvoices } from '../../invoices/index.ts';
import { type Ctx, isRefusal, type Person, type Refusal } from '../../kernel/verb.ts';
import { listAnnouncements } from '../../notifications/index.ts';
import { getLedger, listLedgerEntries } from '../../payments/index.ts';
import { readProviders } from '../../providers/index.ts';
import { listOutbox } from '../outbox/list-outbox.ts';
import { getSettings } from '../settings/get-settings.ts';
import { listJobs } from '../work/list-jobs.ts';
import { listWebhooks } from '../work/list-webhooks.ts';
import { entryRow, ledgerRows } from './ledger-rows.ts';
import { listFailedJobs } from './list-failed-jobs.ts';
import {
  announcementRow,
  areaRow,
  bookingRow,
  categoryRow,
  failedJobRow,
  type Field,
  hoursRows,
  invoiceRow,
  jobRow,
  mailRow,
  personRow,
  providerRow,
  rateRows,
  serviceRow,
  webhookRow,
} from './rows.ts';

/** How many rows are read in one transaction. */
const AT_ONCE = 500;

type TableCtx = Ctx<Person> & { services: AccountServices };
interface Rows {
  rows: Field[][];
  next_cursor: string | null;
}

interface Read {
  ctx: TableCtx;
  input: { wish: AdminTable; cursor: string | undefined };
}

/** The rows of a list after a cursor, by the same verb that answers the list. */
export async function readTable({ ctx, input: { wish, cursor } }: Read): Promise<Rows | Refusal> {
  const { language } = wish;
  const page = { limit: AT_ONCE, cursor };
  switch (wish.table) {
    case 'bookings':
      return rowsOf(await listAllBookings({ ctx, input: { ...wish, ...page } }), (item) => bookingRow(item, language));
    case 'people': {
      const people = await listPeople({ ctx, input: { ...wish, ...page } });
      if (isRefusal(people)) return people;
      const contacts = await readContacts({ ctx, input: { ids: people.items.map(({ id }) => id) } });
      return rowsOf(people, (item) => personRow(item, contacts.get(item.id), language));
    }
    case 'providers':
      return rowsOf(await readProviders({ ctx, input: { ...wish, ...page } }), (item) => providerRow(item, language));
    case 'invoices':
      return rowsOf(await listInvoices({ ctx, input: { ...wish, ...page } }), (item) => invoiceRow(item, language));
    case 'ledger_entries':
      return rowsOf(await listLedgerEntries({ ctx, input: { ...wish, ...page } }), (item) => entryRow(item, language));
    case 'outbox':
      return rowsOf(await listOutbox({ ctx, input: { ...wish, ...page } }), (item) => mailRow(item, language));
    case 'announcements':
      return rowsOf(await listAnnouncements({ ctx, input: page }), (item) => announcementRow(item, language));
    case 'webhooks':
      return rowsOf(await listWebhooks({ ctx, input: page }), webhookRow);
    case 'failed_jobs':
      return rowsOf(await listFailedJobs({ ctx, input: page }), failedJobRow);
    default:
      return readWhole(ctx, wish);
  }
}

/** The lists that have no pages. */
async function readWhole(ctx: TableCtx, wish: Extract<AdminTable, { table: WholeTable }>): Promise<Rows | Refusal> {
  const { table, language } = wish;
  if (table === 'ledger') return whole(ledgerRows(await getLedger({ ctx, input: wish }), language));
  if (table === 'jobs') {
    const jobs = await listJobs({ ctx });
    return isRefusal(jobs) ? jobs : whole(jobs.map(jobRow));
  }
  if (table === 'rates' || table === 'hours') {
    const settings = await getSettings({ ctx });
    if (isRefusal(settings)) return settings;
    return whole(table === 'rates' ? rateRows(settings, language) : hoursRows(settings, language));
  }
  const catalogue = await getWholeCatalogue({ ctx });
  if (isRefusal(catalogue)) return catalogue;
  if (table === 'categories') return whole(catalogue.categories.map((item) => categoryRow(item, language)));
  if (table === 'services') return whole(catalogue.services.map((item) => serviceRow(item, language)));
  return whole(catalogue.areas.map((item) => areaRow(item, language)));
}
type WholeTable = 'ledger' | 'jobs' | 'rates' | 'hours' | 'categories' | 'services' | 'areas';

const whole = (rows: Field[][]): Rows => ({ rows, next_cursor: null });

const rowsOf = <Item>(
  page: { items: Item[]; next_cursor: string | null } | Refusal,
  row: (item: Item) => Field[],
): Rows | Refusal =>
  isRefusal(page) ? page : { rows: page.items.map((item) => row(item)), next_cursor: page.next_cursor };
