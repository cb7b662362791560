import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import { openCustomApi } from '../platform/custom-api.ts';
import { createApplicants } from '../testing/applicants.ts';
import { useProduct } from '../testing/product.ts';
import { openMarket } from '../testing/market.ts';
import { insertSession } from '../testing/signed-in.ts';

const product = useProduct();
const REASON = 'The picture of the card is not readable.';

const toldTo = async (userId: string) =>
  [
    ...(await product.owner.execute<{ type: string; title_en: string; message_ar: string }>(
      sql`select type, title_en, message_ar from notifications where user_id = ${userId} order by created_at, id`,
    )),
  ].map(({ type }) => type);

const mailsTo = (userId: string) =>
  product.owner.execute<{ subject: string; text: string }>(
    sql`select subject, text from mails where user_id = ${userId} order by created_at, id`,
  );

test('the applicant is told of every decision in the product and by mail, with the reason', async () => {
  const market = await openMarket(product);
  const { id, user_id } = await market.world.provider(await market.world.category(), {
    verification_status: 'pending',
  });
  const decide = async (verb: string, body: object = {}) => {
    expect((await market.ask('admin', 'POST', `/api/v1/admin/providers/${id}/${verb}`, body)).status).toBe(200);
    await product.work();
    product.clock.now = new Date(product.clock.now.getTime() + 1000);
  };
  await decide('reject', { reason: REASON });
  await decide('reset');
  await decide('approve');
  await decide('suspend', { reason: REASON, bookings: 'keep' });
  await decide('reinstate');
  expect(await toldTo(user_id)).toEqual([
    'provider_rejected',
    'provider_reset',
    'provider_approved',
    'provider_suspended',
    'provider_reinstated',
  ]);
  const mails = await mailsTo(user_id);
  expect(mails).toHaveLength(5);
  expect(mails[0]?.subject).toBe('Your application needs changes · طلبك يحتاج إلى تعديل');
  expect(mails[0]?.text).toContain(REASON);
  expect(mails[0]?.text).toContain('/ar/onboarding/community');
});

test('every admin is told once of each application that is sent, except of their own', async () => {
  const market = await openMarket(product);
  const [hany, amal] = [market.admin, await market.world.admin('Amal Said')];
  const applicants = createApplicants(product);
  const { form } = await applicants.completeForm();
  const salma = await applicants.applicant();
  await market.world.makeAdmin(salma.id);
  const toldOf = async (userId: string) => {
    await product.work();
    return [
      ...(await product.owner.execute(sql`select message_en, message_ar, metadata->>'user_id' as about
        from notifications where user_id = ${userId} and type = 'new_application' order by created_at, id`)),
    ];
  };
  await salma.save({ ...form, full_name: 'Salma Abdel Rahman' }, 0);
  expect(await toldOf(hany.id)).toEqual([]);
  const key = newId();
  for (const _ of [1, 2]) expect((await salma.send(1, key)).body).toEqual({ status: 'pending' });
  const told = {
    message_en: '\u2068Salma A.\u2069 asks to be verified.',
    message_ar: 'طلب \u2068سلمى ع.\u2069 في انتظار المراجعة.',
    about: salma.id,
  };
  expect([await toldOf(hany.id), await toldOf(amal.id), await toldOf(salma.id)]).toEqual([[told], [told], []]);
});

test('a provider is told what became of a change request', async () => {
  const market = await openMarket(product);
  const asked = await market.ask('provider', 'POST', '/api/v1/provider/change-requests', {
    changes: { full_name: 'Salma Kamal' },
  });
  const { id } = asked.body as { id: string };
  await product.work();
  expect(await toldTo(market.provider.user_id)).toEqual([]);
  await market.ask('admin', 'POST', `/api/v1/admin/change-requests/${id}`, { approve: false, reason: REASON });
  await product.work();
  expect(await toldTo(market.provider.user_id)).toEqual(['change_rejected']);
  expect((await mailsTo(market.provider.user_id))[0]?.text).toContain(REASON);
});

test('a change of a provider reaches the open pages of the person and of the admins', async () => {
  const market = await openMarket(product);
  const { id, user_id } = await market.world.provider(await market.world.category(), {
    verification_status: 'pending',
  });
  await market.ask('admin', 'POST', `/api/v1/admin/providers/${id}/approve`, {});
  const events = await product.owner.execute(
    sql`select stream from stream_outbox where type = 'provider_changed' and entity_id = ${id} order by 1`,
  );
  expect(events.map(({ stream }) => stream)).toEqual(['admins', `user:${user_id}`]);
});

test('a configured custom API is told of new providers and of what they are notified, and nothing by default', async () => {
  const received: unknown[] = [];
  let failures = 1;
  const server = createServer(async (request, response) => {
    const body = await json(request);
    if (failures-- > 0) return response.writeHead(503).end();
    received.push({ method: request.method, path: request.url, body });
    return response.writeHead(204).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const market = await openMarket(product);
  const applicant = await market.world.provider(await market.world.category(), { verification_status: 'pending' });
  await market.world.worksIn(applicant, market.area);
  const session = await insertSession(product, applicant.user_id);
  for (const [index, token] of ['older-token', 'newest-token', 'refused-token'].entries())
    await product.owner
      .execute(sql`insert into device_tokens (id, user_id, session_id, fcm_token, platform, device_info,
        language, hides_text, is_active, last_used_at, created_at)
      values (${newId()}, ${applicant.user_id}, ${session.id}, ${token}, 'android', '{}',
        'en', false, ${token !== 'refused-token'}, ${new Date(product.clock.now.getTime() + index).toISOString()}, now())`);
  const { customApi } = product.services;
  product.services.customApi = openCustomApi({
    customApi: { url: `http://127.0.0.1:${port}/hook`, method: 'PUT' },
  });
  try {
    await market.ask('admin', 'POST', `/api/v1/admin/providers/${applicant.id}/approve`, {});
    await product.work();
    const [told] = await product.owner.execute<{ id: string; created_at: string }>(
      sql`select id, created_at from notifications where user_id = ${applicant.user_id}`,
    );
    // The first call was not accepted; the jobs try again.
    await product.runJob('register_provider', applicant.id);
    await product.runJob('tell_custom_api', String(told?.id));
    const at = product.clock.now.toISOString();
    const call = (body: object) => ({ method: 'PUT', path: '/hook', body });
    expect(received).toContainEqual(
      call({
        action: 'register_provider',
        provider_id: applicant.id,
        user_id: applicant.user_id,
        fcm_token: 'newest-token',
        provider_type: 'community',
        service_areas: [market.area.id],
        registered_at: at,
      }),
    );
    expect(received).toContainEqual(
      call({
        action: 'send_notification',
        title: 'You are verified',
        message: 'Your application is approved. Customers can find and book you now.',
        target_providers: [applicant.id],
        metadata: { type: 'provider_approved', provider_id: applicant.id },
        sent_at: at,
      }),
    );
  } finally {
    product.services.customApi = customApi;
    server.close();
  }
});
