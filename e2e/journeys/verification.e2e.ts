import { approve, askToReject, enter, typeInto } from '../keyboard.ts';
import { expect, expectAccessible, test } from '../test.ts';

test('an admin decides about applicants by keyboard alone, in either language', async ({ openAs, world }) => {
  const category = await world.category();
  const tail = category.slug.slice(-6);
  const applicant = (name: string) =>
    world.provider(category, { full_name: `${name} ${tail}`, verification_status: 'pending' });
  // The newest comes first.
  await applicant('Karim Hassan');
  await applicant('Mona Adel');
  await applicant('Salma Kamal');
  const page = await openAs(await world.admin(), { path: '/admin/dashboard?tab=providers' });
  const heading = page.locator('main h2:focus');
  // The letters are typed in the field, and decide nothing.
  await typeInto(page.getByLabel('Search by name'), tail);
  await expect(page.getByRole('tab', { name: 'Pending · 3' })).toBeVisible();
  await expectAccessible(page);
  await enter(page.getByRole('link', { name: 'Salma Kamal' }));
  await expect(heading).toHaveText(`Salma Kamal ${tail}`);
  await expectAccessible(page);
  await approve(page, 'a');
  await expect(page.getByText('Provider approved successfully')).toBeVisible();
  await expect(heading).toHaveText(`Mona Adel ${tail}`);

  // To the next one and back; a dialog that is closed gives the focus back, so that the letters go on working.
  await page.keyboard.press('j');
  await expect(heading).toHaveText(`Karim Hassan ${tail}`);
  await page.keyboard.press('k');
  await expect(heading).toHaveText(`Mona Adel ${tail}`);
  const dialog = await askToReject(page);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(heading).toHaveText(`Mona Adel ${tail}`);
  await askToReject(page);
  await enter(dialog.getByRole('button', { name: 'Not readable' }));
  await expect(dialog.getByLabel('Reason')).toHaveValue(/^A document is not readable/);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Provider rejected')).toBeVisible();
  await expect(heading).toHaveText(`Karim Hassan ${tail}`);

  // The search leaves out whoever else is waiting: after the last decision nobody else is opened.
  await page.goto('/ar/admin/dashboard?tab=providers');
  await expect(page.getByRole('link', { name: 'Karim Hassan' })).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.locator('[data-row]').first()).toBeFocused();
  await typeInto(page.getByLabel('البحث بالاسم'), tail);
  await enter(page.getByRole('link', { name: 'Karim Hassan' }));
  await expect(heading).toHaveText(`Karim Hassan ${tail}`);
  await approve(page, 'p');
  await expect(page.getByText('تم قبول مقدم الخدمة: محترف معتمد')).toBeVisible();
  await expect(page.getByText('اختر اسمًا من القائمة لعرض طلبه.')).toBeVisible();
  await expect(heading).toHaveText('مقدمو الخدمة');
});
