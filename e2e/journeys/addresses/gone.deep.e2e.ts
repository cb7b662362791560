import { sql } from 'drizzle-orm';
import { hydrated } from '../../hydration.ts';
import { expect, expectAccessible, test } from '../../test.ts';

test.describe('a provider who has left', () => {
  test.use({ expectedConsole: /status of 404/ });

  test('in an open page, too, a provider who has left is replaced by others whom customers can book', async ({
    page,
    site,
    world,
  }) => {
    const category = await world.category();
    const [gone, other] = [await world.provider(category), await world.provider(category)];
    for (const provider of [gone, other]) {
      await world.card(provider, category);
      await world.worksAlways(provider);
    }
    await page.goto(`/ar/community/${category.slug}`);
    await page.mouse.move(10, 10);
    await page.mouse.move(20, 20);
    await hydrated(page);
    await site.owner.execute(
      sql`update provider_profiles set is_active = false, deleted_at = now() where id = ${gone.id}`,
    );
    await page.getByRole('main').locator(`a[href="/ar/provider/${gone.id}"]`).click();
    await expect(page).toHaveURL(`/ar/provider/${gone.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('لم يعد مقدم الخدمة هذا على حِرفة');
    await expect(page.getByRole('main').locator('a[href*="/provider/"]')).toHaveAttribute(
      'href',
      `/ar/provider/${other.id}`,
    );
    await expectAccessible(page);
    await page.getByRole('main').locator(`a[href="/ar/provider/${other.id}"]`).click();
    await expect(page.getByRole('heading', { level: 1, name: 'سلمى ع.' })).toBeVisible();
  });
});
