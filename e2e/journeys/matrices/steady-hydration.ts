import type { APIRequestContext } from '@playwright/test';
import { changesAtHydration, watchPressables } from '../../pressables.ts';
import { signInAs } from '../../session.ts';
import { expect, type Journey } from '../../test.ts';

interface View {
  who: 'visitors' | 'signed-in people';
  language: 'en' | 'ar';
  widths: readonly number[];
}

/** The provider whose page is compared. */
export async function someProvider(request: APIRequestContext): Promise<string> {
  const category = await (await request.get('/community/plumbing')).text();
  return /\/provider\/([-\w]{36})/.exec(category)?.[1] ?? '';
}

/** Expects that the code of a page leaves every link, button and field where it was in the HTML. */
export async function expectSteadyHydration(
  { openVisitor, site, world }: Pick<Journey, 'openVisitor' | 'site' | 'world'>,
  { who, language, widths }: View,
  paths: readonly string[],
): Promise<void> {
  async function compareAt(width: number): Promise<number> {
    const page = await openVisitor({ width });
    if (who === 'signed-in people') await signInAs(page.context(), site, await world.user());
    await watchPressables(page);
    let compared = 0;
    for (const path of paths) {
      const address = language === 'en' ? path : `/ar${path === '/' ? '' : path}`;
      const changes = await changesAtHydration(page, address);
      expect(changes, `${address} at ${width} px`).toEqual({ ...changes, moved: [], vanished: [], added: [] });
      compared += changes.compared;
    }
    return compared;
  }

  const compared = await Promise.all(widths.map(compareAt));
  for (const count of compared) expect(count).toBeGreaterThan(paths.length * 10);
}
