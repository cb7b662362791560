import { expect, test } from 'vitest';
import { noChoices } from './choices.ts';
import { storeChoices, storedChoices } from './flow-storage.ts';

const [provider, card, other] = ['a', 'b', 'c'].map((letter) => `019aa000-0000-7000-8000-00000000000${letter}`);

test('a link that names the offer that is chosen already keeps all choices; one that names another begins anew', () => {
  if (provider === undefined || card === undefined || other === undefined) throw new Error('there are three ids');
  const chosen = { ...noChoices(provider, null), cardId: card, address: '12 Road 9' };
  storeChoices(chosen, 'time', null);
  expect(storedChoices(provider, card)).toMatchObject({
    choices: { cardId: card, address: '12 Road 9' },
    step: 'time',
  });
  expect(storedChoices(provider, other)).toEqual({ choices: noChoices(provider, other), step: null });
  const withOther = { choices: noChoices(provider, card, [other]), step: null };
  expect(withOther.choices.also).toEqual([other]);
  expect(storedChoices(provider, card, [other]), 'a link that names two').toEqual(withOther);
  storeChoices({ ...withOther.choices, also: [] }, 'time', null);
  expect(storedChoices(provider, card, [other]).choices.also, 'what was changed since').toEqual([]);
});
