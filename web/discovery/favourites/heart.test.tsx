import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { DeviceKeeper } from './device-keeper.tsx';
import { Heart } from './heart.tsx';
import { keptIds } from './kept-on-device.ts';
import { PersonKeeper } from './person-keeper.tsx';
import { FAVOURITES_KEY } from './key.ts';
import { useIsKeeperNeeded } from './saved.ts';

const provider = (number: number) => ({
  id: `019aa000-0000-7000-8000-00000000000${number}`,
  display_name_en: `Mona ${number}`,
  display_name_ar: `منى ${number}`,
});
const [one, two] = [provider(1), provider(2)];
const PERSON = '019aa000-0000-7000-8000-0000000000aa';
const heart = (number: number) => page.getByRole('button', { name: `Save Mona ${number}` });
async function expectPressed(number: number, isPressed: boolean): Promise<void> {
  await expect.element(heart(number)).toHaveAttribute('aria-pressed', String(isPressed));
}

/** A visitor's hearts; what keeps them is there once it is needed. */
function OfVisitor() {
  const isNeeded = useIsKeeperNeeded();
  return (
    <>
      <Heart provider={one} />
      <Heart provider={two} />
      {isNeeded && <DeviceKeeper />}
    </>
  );
}

test('a press of a visitor is kept on the device, and another one takes it back', async () => {
  await show(<OfVisitor />);
  await expectPressed(1, false);
  await heart(1).click();
  await expectPressed(1, true);
  await expect.poll(keptIds).toEqual([one.id]);
  await heart(2).click();
  await expect.poll(keptIds).toEqual([two.id, one.id]);
  await heart(1).click();
  await expectPressed(1, false);
  await expect.poll(keptIds).toEqual([two.id]);
  const { width, height } = heart(1).element().getBoundingClientRect();
  expect([width, height].every((side) => side >= 44)).toBe(true);
});

test('the keyboard presses a heart, which has the name of the provider in Arabic, too', async () => {
  await show(<OfVisitor />, { language: 'ar' });
  const button = page.getByRole('button', { name: 'حفظ منى 1' });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(button).toHaveAttribute('aria-pressed', 'true');
  await expect.element(button).toHaveFocus();
});

test('a press shows at once, and is taken back with the reason if the list is full', async () => {
  const { promise, resolve } = Promise.withResolvers<{ refused: 'too_many_favourites' }>();
  await show(
    <>
      <Heart provider={one} />
      <Heart provider={two} />
      <PersonKeeper />
    </>,
    {
      as: PERSON,
      answers: {
        discovery: { listFavouriteIds: () => ({ ids: [two.id] }), saveFavourite: () => promise },
      },
    },
  );
  await expectPressed(2, true);
  await heart(1).click();
  await expectPressed(1, true);
  resolve({ refused: 'too_many_favourites' });
  await expectPressed(1, false);
  await expect.element(page.getByText('Your list is full. Remove someone first.')).toBeVisible();
  await expectPressed(2, true);
});

test('quick presses are sent one after the other, and the last one counts', async () => {
  const saved = new Set<string>();
  const { sent } = await show(
    <>
      <Heart provider={one} />
      <PersonKeeper />
    </>,
    {
      as: PERSON,
      answers: {
        discovery: {
          listFavouriteIds: () => ({ ids: [...saved] }),
          saveFavourite: ({ id }) => (saved.add(id), { id }),
          removeFavourite: ({ id }) => (saved.delete(id), { id }),
        },
      },
    },
  );
  await expectPressed(1, false);
  for (let number = 0; number < 3; number += 1) await heart(1).click();
  await expect
    .poll(() =>
      sent()
        .map(({ call }) => call)
        .filter((call) => !call.includes('list')),
    )
    .toEqual(['discovery.saveFavourite', 'discovery.removeFavourite', 'discovery.saveFavourite']);
  await expectPressed(1, true);
  expect([...saved]).toEqual([one.id]);
});

/** Signs somebody in on a device that has kept something. */
function Later() {
  const [isIn, setIn] = useState(false);
  return isIn ? (
    <PersonKeeper />
  ) : (
    <button type="button" onClick={() => setIn(true)}>
      enter
    </button>
  );
}

test.each([
  [{ left_out: 1 }, []],
  [{ refused: 'database_unavailable' as const }, [one.id, two.id]],
])('at sign-in the device hands over what it has kept: after %j it keeps %j', async (answer, kept) => {
  const { sent } = await show(<Later />, {
    as: PERSON,
    answers: { discovery: { listFavouriteIds: () => ({ ids: [] }), mergeFavourites: () => answer } },
  });
  localStorage.setItem(FAVOURITES_KEY, JSON.stringify([one.id, 5, two.id]));
  await page.getByRole('button', { name: 'enter' }).click();
  await expect
    .poll(() => sent().filter(({ call }) => call === 'discovery.mergeFavourites'))
    .toEqual([expect.objectContaining({ input: { ids: [one.id, two.id] } })]);
  await expect.poll(keptIds).toEqual(kept);
  if (!('refused' in answer))
    await expect.element(page.getByText('1 provider of this device was not added.')).toBeVisible();
});
