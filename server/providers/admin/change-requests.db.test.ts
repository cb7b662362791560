import { ChangeRequest } from '@hirfa/contract/providers';
import { expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { providerDocuments } from '../index.ts';
import { ask, refusalOf } from '../../testing/calls.ts';
import { openMarket } from '../../testing/market.ts';
import { useProduct } from '../../testing/product.ts';
import { applicantOf, applicantSeen, providerRow } from '../../testing/verification.ts';

const product = useProduct();

test('a change request leaves the old data until an admin approves it', async () => {
  const market = await openMarket(product);
  const { id, user_id } = market.provider;
  const request = async (changes: object) =>
    market.ask('provider', 'POST', '/api/v1/provider/change-requests', { changes });
  expect(refusalOf(await request({ full_name: market.provider.full_name }))).toBe('invalid_input');
  for (const name of ['Salma\u200bKamal', 'Salma\u2028Kamal', '\u115f\u115f', 'Salma\u200e'])
    for (const field of ['full_name', 'full_name_ar', 'business_name', 'business_name_ar'])
      expect(refusalOf(await request({ [field]: name })), `${field} ${JSON.stringify(name)}`).toBe('invalid_input');
  const asked = ChangeRequest.parse((await request({ full_name: 'Salma Kamal Nour' })).body);
  expect(refusalOf(await request({ full_name: 'Salma Kamal' }))).toBe('state_changed');
  expect((await providerRow(product, id)).full_name).toBe('Salma Abdel Rahman');
  const decide = (requestId: string, body: object) =>
    market.ask('admin', 'POST', `/api/v1/admin/change-requests/${requestId}`, body);
  expect(refusalOf(await decide(asked.id, { approve: false, reason: null }))).toBe('invalid_input');
  expect((await decide(asked.id, { approve: true, reason: null })).body).toMatchObject({ status: 'approved' });
  expect(await providerRow(product, id)).toMatchObject({ full_name: 'Salma Kamal Nour', display_name_en: 'Salma N.' });
  expect(refusalOf(await decide(asked.id, { approve: true, reason: null }))).toBe('state_changed');

  const document = (purpose: 'application' | 'change') => ({
    id: newId(),
    user_id,
    kind: 'proof_url' as const,
    purpose,
    pages: 1,
    file_hash: newId(),
    pixel_hash: newId(),
    created_at: product.clock.now,
  });
  const [old, fresh] = [document('application'), document('change')];
  await product.owner.insert(providerDocuments).values([old, fresh]);
  const own = () => market.ask('provider', 'GET', '/api/v1/provider/change-request');
  expect((await own()).body).toMatchObject({ change_request: { status: 'approved' }, documents: [{ id: fresh.id }] });
  const second = ChangeRequest.parse((await request({})).body);
  await decide(second.id, { approve: true, reason: null });
  const { documents } = await applicantSeen(market, id);
  expect(documents.map((each) => [each.id, each.purpose])).toEqual([[fresh.id, 'application']]);
  expect((await own()).body).toMatchObject({ documents: [] });
});

test('a person becomes a firm with its name and a proof of the skill, and a firm a person without that name', async () => {
  const market = await openMarket(product);
  const { id, user_id } = market.provider;
  const request = async (changes: object) =>
    market.ask('provider', 'POST', '/api/v1/provider/change-requests', { changes });
  const approve = async (changes: object) => {
    const asked = ChangeRequest.parse((await request(changes)).body);
    await market.ask('admin', 'POST', `/api/v1/admin/change-requests/${asked.id}`, { approve: true, reason: null });
    return providerRow(product, id);
  };
  expect((await request({ provider_type: 'trusted_essential' })).body).toMatchObject({
    data: {
      fields: [{ path: 'skill_verification_document_url', message: 'required' }],
    },
  });
  expect(refusalOf(await request({ full_name: '؟؟' }))).toBe('invalid_input');
  expect(refusalOf(await request({ business_name: 'Nile Pottery' }))).toBe('invalid_input');
  await product.owner.insert(providerDocuments).values({
    id: newId(),
    user_id,
    kind: 'skill_verification_document_url',
    purpose: 'change',
    pages: 1,
    file_hash: newId(),
    pixel_hash: newId(),
    created_at: product.clock.now,
  });
  expect(await approve({ provider_type: 'trusted_essential', business_name: 'Nile Pottery' })).toMatchObject({
    display_name_en: 'Nile Pottery',
    display_name_ar: 'Nile Pottery',
    is_trusted_provider: true,
  });
  expect(await approve({ provider_type: 'community' })).toMatchObject({
    business_name: null,
    display_name_en: 'Salma A.',
    is_trusted_provider: false,
  });
});

test('a change request is withdrawn by its provider only', async () => {
  const market = await openMarket(product);
  const answer = await market.ask('provider', 'POST', '/api/v1/provider/change-requests', {
    changes: { full_name: 'Salma Kamal' },
  });
  const { id } = ChangeRequest.parse(answer.body);
  const stranger = (await openMarket(product)).as.provider;
  const path = `/api/v1/provider/change-requests/${id}`;
  expect(refusalOf(await ask(product, 'DELETE', path, { headers: await stranger() }))).toBe('not_found');
  expect((await market.ask('provider', 'DELETE', path)).body).toMatchObject({ status: 'withdrawn' });
  expect((await market.ask('provider', 'GET', '/api/v1/provider/change-request')).body).toMatchObject({
    change_request: { id, status: 'withdrawn' },
  });
});

test('who else has the same document is named in both scripts', async () => {
  const market = await openMarket(product);
  const [mine, theirs] = [
    await applicantOf(market),
    await applicantOf(market, { full_name: 'Karim Hassan', full_name_ar: 'كريم حسن' }),
  ];
  const file_hash = newId();
  await product.owner.insert(providerDocuments).values(
    [mine, theirs].map(({ user_id }) => ({
      id: newId(),
      user_id,
      kind: 'national_id_front' as const,
      purpose: 'application' as const,
      pages: 1,
      file_hash,
      pixel_hash: newId(),
      created_at: product.clock.now,
    })),
  );
  expect((await applicantSeen(market, mine.id)).documents).toMatchObject([
    { also_in: [{ display_name_en: 'Karim H.', display_name_ar: 'كريم ح.' }] },
  ]);
});

test('the list finds providers by name and by their change requests, and has their number', async () => {
  const market = await openMarket(product);
  const name = `Zeinab ${newId().slice(-8)}`;
  const applicant = await applicantOf(market, { full_name: name });
  const list = (given: object) => market.ask('admin', 'POST', '/rest/v1/rpc/admin_get_all_provider_profiles', given);
  const found = await list({ status_filter: 'pending', name: name.slice(3).toUpperCase() });
  expect([found.body, found.headers.get('content-range')]).toMatchObject([[{ id: applicant.id }], '0-0/1']);
  expect((await list({ status_filter: 'pending', name: '100%' })).body).toEqual([]);
  await market.ask('provider', 'POST', '/api/v1/provider/change-requests', { changes: { full_name: 'Salma Kamal' } });
  const asking = await list({ status_filter: 'verified', asks_for_change: true });
  expect(asking.body).toMatchObject([{ id: market.provider.id, asks_for_change: true }]);
  expect(asking.headers.get('content-range')).toBe('0-0/1');
});
