import { codeIn } from '@hirfa/server/testing/mail-box';
import { TEXT_MESSAGE } from '@hirfa/domain/notifications';
import { expectNoSidewaysScroll, freshPhone, texted } from '../../people.ts';
import { expect, expectAccessible, test } from '../../test.ts';

test.describe('with time that passes', () => {
  test.use({ ownSite: true });

  test('in Arabic on a phone, a customer adds a number, switches text messages on, and opens what one is about', async ({
    openAs,
    market,
    site,
    clock,
  }) => {
    const page = await openAs(market.customer, { language: 'ar', width: 360, path: '/profile/settings' });
    const main = page.getByRole('main');
    const choice = main.getByRole('switch', { name: 'رسائل نصية للأمور العاجلة والمدفوعات' });
    await expect(choice).toBeDisabled();
    await main.getByRole('link', { name: 'إضافة رقم موبايل' }).click();
    await expect(page).toHaveURL('/ar/profile/security#contacts');
    const phone = freshPhone();
    await main.getByRole('textbox', { name: 'رقم الموبايل' }).fill(phone);
    await main.getByRole('button', { name: 'إرسال الرمز', exact: true }).click();
    await main.getByLabel('الرمز').fill(await texted(site.phones, phone));
    await main.getByRole('button', { name: 'تأكيد الرقم' }).click();
    await expect(main).toContainText(`+2${phone}`);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);

    await page.goto('/ar/profile/settings');
    await expect(choice).not.toBeChecked();
    await choice.click();
    await expect(choice).toBeChecked();
    const language = main.getByRole('group', { name: 'لغة الرسائل النصية' });
    await expect(language.getByRole('radio', { name: 'العربية' })).toBeChecked();
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await language.getByText('English').click();
    await saved;
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);

    const { id } = await market.confirmed();
    await market.step('provider', id, 'cancel', { reason: 'The workshop is closed.' });
    await site.work();
    const refund = () => site.phones.texts.find(({ body }) => body.includes('went back to you'));
    expect(refund()).toBeUndefined();
    await clock.pass(TEXT_MESSAGE.afterMs + 1000);
    await expect.poll(() => refund()?.to).toBe(`+2${phone}`);
    await page.goto(refund()?.body.split('\n')[1] ?? '');
    await expect(page).toHaveURL(`/booking-confirmation/${id}`);
  });
});

test('a person with a phone adds an e-mail by a code, and undoes it by the link that was texted', async ({
  openAs,
  openVisitor,
  world,
  site,
  console,
}) => {
  const phone = freshPhone();
  const person = await world.userWithPhone(`+2${phone}`);
  const page = await openAs(person, { path: '/profile/security' });
  const main = page.getByRole('main');
  const email = `${phone}@example.com`;
  await main.getByRole('textbox', { name: 'E-mail address' }).fill('no address');
  await main.getByRole('button', { name: 'E-mail me a code' }).click();
  await expect(main.getByText('Please write a whole e-mail address.')).toBeVisible();
  await main.getByRole('textbox', { name: 'E-mail address' }).fill(email);
  await main.getByRole('button', { name: 'E-mail me a code' }).click();
  await expect(main.getByText('We mailed a code to')).toBeVisible();
  await main.getByLabel('Code', { exact: true }).fill(codeIn(await site.mailBox.latest(email)));
  await main.getByRole('button', { name: 'Confirm the address' }).click();
  await expect(main.getByText(email, { exact: true }).first()).toBeVisible();
  await expectAccessible(page);

  const report = () => site.phones.texts.find(({ to, body }) => to === `+2${phone}` && body.includes('E-mail added'));
  await expect.poll(report).toBeDefined();
  const owner = await openVisitor({ width: 360 });
  await owner.goto(/https?:\S+/.exec(report()?.body ?? '')?.[0] ?? '');
  await expect(owner.getByText('An e-mail address was added to your account.')).toBeVisible();
  await expectAccessible(owner);
  // Undoing ends the session of the other browser.
  console.expect(/status of 401/);
  await owner.getByRole('button', { name: 'Undo it' }).click();
  await expect(owner).toHaveURL('/auth?mode=signin');
  await page.goto('/profile/security');
  await expect(page).toHaveURL(/\/auth/);
});
