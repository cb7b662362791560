import postgres from 'postgres';

/**
 * Time passes for a booking: its start moves to so many hours from now (the past for negative ones), and what was
 * confirmed was confirmed that much longer ago. Both people's screens hear that something changed.
 */
export async function moveStart(databaseUrl: string, bookingId: string, hoursFromNow: number): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1 });
  try {
    await sql.begin(async (tx) => {
      await tx`update bookings set starts_at = moved.starts_at, ends_at = moved.starts_at + (ends_at - bookings.starts_at),
          confirmed_at = confirmed_at - (bookings.starts_at - moved.starts_at), version = version + 1
        from (select date_trunc('milliseconds', now() + ${hoursFromNow} * interval '1 hour') as starts_at) as moved where id = ${bookingId}`;
      await tx`update booking_slots set occupied = tstzrange(bookings.starts_at, bookings.ends_at + interval '30 minutes')
        from bookings where bookings.id = booking_id and booking_id = ${bookingId}`;
      await tx`insert into stream_outbox (stream, type, entity_id, version, at)
        select stream, 'booking_changed', id::text, version, date_trunc('milliseconds', now()) from bookings,
          unnest(array['user:' || booker_id, 'provider:' || provider_id]) as stream where id = ${bookingId}`;
    });
  } finally {
    await sql.end();
  }
}

/** All that the clock has to do for a booking is due now. */
export async function runDown(databaseUrl: string, bookingId: string): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1 });
  try {
    await sql.begin(async (tx) => {
      await tx`update bookings set hold_until = least(hold_until, now()), authorized_at = authorized_at - interval '2 days',
        finished_at = finished_at - interval '2 days' where id = ${bookingId}`;
      await tx`update deadlines set due_at = now() where entity_id = ${bookingId}`;
    });
  } finally {
    await sql.end();
  }
}

/** Cuts every socket of these people, there and then. */
export async function cutSockets(databaseUrl: string): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1 });
  try {
    await sql`select pg_notify('roles_changed', id::text) from auth.users where email in ('customer@hirfa.test', 'provider@hirfa.test')`;
  } finally {
    await sql.end();
  }
}

/** Every session was refreshed long enough ago that no answer can still be on its way. */
export async function ageRefreshes(databaseUrl: string): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1 });
  try {
    await sql`update auth.sessions set refreshed_at = refreshed_at - interval '11 seconds'`;
  } finally {
    await sql.end();
  }
}
