import type { DocumentBrief } from '@hirfa/contract/providers';
import { expect, test } from 'vitest';
import { createApplicants } from '../../testing/applicants.ts';
import { refusalOf } from '../../testing/calls.ts';
import { addressOf, cardPicture, open, uploadDocument } from '../../testing/documents.ts';
import { openMarket } from '../../testing/market.ts';
import { useProduct } from '../../testing/product.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { applicantOf, providerPath } from '../../testing/verification.ts';

const product = useProduct();

/** A rejected applicant who has uploaded a document. */
async function rejected() {
  const market = await openMarket(product);
  const { id, user_id } = await applicantOf(market, { verification_status: 'rejected' });
  const header = await signedIn(product, user_id);
  const document = await uploadDocument(product, header, await cardPicture());
  const remove = () => market.ask('admin', 'DELETE', providerPath(id));
  return { user_id, header, document, remove };
}

test('the pictures of a deleted provider’s documents are deleted, and a look that was asked for shows nothing', async () => {
  const { header, document, remove } = await rejected();
  const address = await addressOf(product, header, document.id);
  const { pages } = product.services.documentFiles;
  expect(await pages.names()).toHaveLength(1);
  expect((await remove()).status).toBe(200);
  await product.work();
  expect(await pages.names()).toEqual([]);
  expect((await open(product, header, address)).status).toBe(404);
});

test('a person whose profile was deleted applies again, with new documents', async () => {
  const { user_id, header, remove } = await rejected();
  const applicants = createApplicants(product);
  const { form } = await applicants.completeForm();
  await applicants.provePhone(user_id);
  const person = await applicants.callsOf(user_id);
  expect((await remove()).status).toBe(200);
  const given: DocumentBrief[] = [];
  for (const kind of ['national_id_front', 'national_id_back', 'proof_url'])
    given.push(await uploadDocument(product, header, await cardPicture(), { kind }));
  expect((await person.save(form, 0)).body).toEqual({ version: 1 });
  expect((await person.send(1)).body).toEqual({ status: 'pending' });
  const { documents } = await person.read();
  expect(documents.map(({ kind }) => kind).toSorted()).toEqual(given.map(({ kind }) => kind).toSorted());
  const path = `/api/v1/provider/documents/${given[0]?.id}`;
  expect(refusalOf(await person.call('DELETE', path))).toBe('state_changed');
});
