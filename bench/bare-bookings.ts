import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { Pool } from 'pg';

/**
 * A bare server of bookings, in a process of its own: each request is one insert of a booking and its slot, under the
 * same constraints, and one commit. The body is the list of its values.
 */
const pool = new Pool({ connectionString: process.argv[2], max: Number(process.argv[3]), idleTimeoutMillis: 0 });

const server = createServer(async (request, response) => {
  const values: unknown = await json(request);
  if (!Array.isArray(values)) return void response.writeHead(400).end();
  await pool.query({ name: 'book', text: INSERT, values });
  response.writeHead(201, { 'content-type': 'application/json' }).end(JSON.stringify({ id: values[0] }));
});

const INSERT = `with slot as (
  insert into booking_slots (booking_id, provider_id, occupied)
  values ($1, $2, tstzrange($3::timestamptz, $3::timestamptz + interval '90 minutes'))
)
insert into bookings (id, provider_id, starts_at, ends_at, booker_id, service_card_id, category_slug, area_id, mode, title, title_ar,
  total_amount, platform_fee, vat_amount, commission_rate, hold_until, created_at)
values ($1, $2, $3, $3::timestamptz + interval '1 hour', $4, $5, $6, $7, 'in_person', 'My offer', 'عرضي',
  538.65, 22.50, 66.15, 0.25, now() + interval '15 minutes', now())`;

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object' && address !== null) process.send?.(address.port);
});
process.on('disconnect', () => process.exit());
