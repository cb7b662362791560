import { expect, expectAccessible, test } from '../test.ts';

const REASON = 'The picture of the card is not readable.';

test('a decision of another admin shows by itself, and older ones when asked for', async ({
  openAs,
  openVisitor,
  world,
  market,
}) => {
  const applicant = await world.provider(await world.category(), { verification_status: 'pending' });
  const page = await openAs(market.admin, {
    path: `/admin/dashboard?tab=providers&id=${applicant.id}`,
    width: 360,
  });
  await expect(page.getByText('Waiting for a decision')).toBeVisible();
  await market.ask('admin', 'POST', `/api/v1/admin/providers/${applicant.id}/reject`, { reason: REASON });
  await expect(page.getByText('Reason of the rejection')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Back to review' })).toBeVisible();

  // The page has the last ten of eleven decisions, and shows the others when it is asked to.
  for (let round = 0; round < 5; round += 1) {
    await market.ask('admin', 'POST', `/api/v1/admin/providers/${applicant.id}/reset`, {});
    await market.ask('admin', 'POST', `/api/v1/admin/providers/${applicant.id}/reject`, { reason: REASON });
  }
  const decisions = page.getByRole('region', { name: 'What admins did' }).getByRole('listitem');
  await expect(decisions).toHaveCount(10);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(decisions).toHaveCount(11);
  await expect(page.getByRole('button', { name: 'Show more' })).toBeHidden();

  // A founding provider is one at once in the admin's other list, on their own public page and for visitors.
  const { provider } = market;
  const theirs = await openAs({ user_id: provider.user_id }, { path: `/provider/${provider.id}` });
  await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible();
  const arabic = { path: `/admin/dashboard?tab=providers&id=${provider.id}`, language: 'ar', width: 360 } as const;
  const other = await openAs(await world.admin(), arabic);
  const remove = other.getByRole('button', { name: 'سحب شارة «من أوائل مقدمي الخدمة»' });
  await expect(other.getByRole('region', { name: 'القرار' })).toBeVisible();
  await expect(remove).toBeHidden();
  await page.goto(arabic.path);
  await page.getByRole('button', { name: 'Make a founding provider' }).click();
  await expect(page.getByText('Marked as a founding provider')).toBeVisible();
  await expect(page.getByRole('region', { name: 'What admins did' })).toContainText('marked a founding provider');
  await expectAccessible(page);
  await expect(theirs.getByRole('main').getByText('Founding provider')).toBeVisible();
  const visitor = await openVisitor();
  await visitor.goto(`/provider/${provider.id}`);
  await expect(visitor.getByRole('main').getByText('Founding provider')).toBeVisible();
  await remove.click();
  await expect(other.getByText('لم يعد من أوائل مقدمي الخدمة')).toBeVisible();
  await expect(remove).toBeHidden();
  await expectAccessible(other);
  await expect(theirs.getByRole('main').getByText('Founding provider')).toBeHidden();
});
