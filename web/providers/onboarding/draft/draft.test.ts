import { type ApplicationForm, EMPTY_APPLICATION } from '@hirfa/domain/providers';
import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Draft, type Saved } from './draft.ts';
import type { LocalCopy } from './local-copy.ts';
import { mergeForms } from './merge-forms.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const changed = () => Object.assign(new Error('changed'), { code: 'state_changed' });

/** A server with one form, which devices of one person share; and the copies of one browser. */
function openServer() {
  let stored: Saved = { form: EMPTY_APPLICATION, step: 'type', version: 0 };
  let copy: LocalCopy | null = null;
  const server = { isDown: false, isClosed: false, isNewer: false, saves: 0 };
  const device = (isSameBrowser = true) => {
    const merged = { times: 0 };
    const draft = new Draft(
      {
        async save({ form, step, version }) {
          await Promise.resolve();
          if (server.isDown) throw new Error('offline');
          if (server.isNewer) throw Object.assign(new Error('refused'), { code: 'invalid_input' });
          if (server.isClosed || version !== stored.version) throw changed();
          server.saves += 1;
          stored = { form, step, version: version + 1 };
          return stored.version;
        },
        load: () => Promise.resolve(server.isClosed ? null : stored),
        copy: {
          read: () => (isSameBrowser ? copy : null),
          write: (now) => void (isSameBrowser && (copy = now)),
          clear: () => void (isSameBrowser && (copy = null)),
        },
        onMerged: () => void (merged.times += 1),
      },
      stored,
    );
    return Object.assign(draft, { merged });
  };
  return Object.assign(server, { device, stored: () => stored, copy: () => copy });
}

test('what is typed is saved within a second of a pause, once', async () => {
  const server = openServer();
  const phone = server.device();
  for (const full_name of ['S', 'Sa', 'Salma']) phone.change({ full_name });
  expect([server.saves, server.copy()?.form.full_name]).toEqual([0, 'Salma']);
  await vi.advanceTimersByTimeAsync(1000);
  expect([server.saves, server.stored().form.full_name, server.copy()]).toEqual([1, 'Salma', null]);
  expect(phone.state().save).toBe('saved');
});

test('what is typed while a save is under way is saved after it', async () => {
  const server = openServer();
  const phone = server.device();
  phone.change({ full_name: 'Salma' });
  const saved = phone.flush();
  phone.change({ full_name: 'Salma Adel' });
  await saved;
  expect([server.saves, server.stored().form.full_name]).toEqual([2, 'Salma Adel']);
});

test('without a connection it is kept, and saved as soon as there is one', async () => {
  const server = openServer();
  server.isDown = true;
  const phone = server.device();
  phone.change({ full_name: 'Salma' });
  await vi.advanceTimersByTimeAsync(20_000);
  expect([phone.state().save, server.copy()?.form.full_name]).toEqual(['failed', 'Salma']);
  server.isDown = false;
  await vi.advanceTimersByTimeAsync(5000);
  expect([phone.state().save, server.stored().form.full_name]).toEqual(['saved', 'Salma']);
});

test('a form that the server does not take says so, and stays on the device', async () => {
  const server = openServer();
  server.isNewer = true;
  const phone = server.device();
  phone.change({ full_name: 'Salma' });
  await phone.flush();
  expect([phone.state().save, server.copy()?.form.full_name]).toEqual(['refused', 'Salma']);
});

test('a page that was closed before it saved continues with what was typed, once its form is shown', async () => {
  const server = openServer();
  const closed = server.device();
  closed.change({ full_name: 'Salma' });
  closed.stop();
  const discarded = server.device();
  await vi.advanceTimersByTimeAsync(1000);
  expect([discarded.state().form.full_name, server.saves, server.copy()?.form.full_name]).toEqual([
    'Salma',
    0,
    'Salma',
  ]);
  const again = server.device();
  again.open();
  expect(again.state().form.full_name).toBe('Salma');
  await vi.advanceTimersByTimeAsync(1000);
  expect(server.stored().form.full_name).toBe('Salma');
});

test('a form that is not shown any more is saved once, and not later, when somebody else may be signed in', async () => {
  const server = openServer();
  server.isDown = true;
  const phone = server.device();
  phone.change({ full_name: 'Salma' });
  await phone.close();
  server.isDown = false;
  await vi.advanceTimersByTimeAsync(20_000);
  expect([server.saves, server.copy()?.form.full_name]).toEqual([0, 'Salma']);
});

test('a page that was closed while it saved, and one whose change was taken back, are saved', async () => {
  const server = openServer();
  const closed = server.device();
  closed.change({ full_name: 'Salma' });
  await closed.flush();
  closed.change({ full_name: 'Salma' });
  const again = server.device();
  again.open();
  await vi.advanceTimersByTimeAsync(1000);
  expect([again.state().save, closed.state().save, server.copy(), server.saves]).toEqual(['saved', 'saved', null, 1]);
  again.change({ full_name: 'Salma Adel' });
  await again.flush();
  expect([again.state().save, server.saves]).toEqual(['saved', 2]);
});

test('two devices: each keeps what is typed on it and gets what the other has saved', async () => {
  const server = openServer();
  const [phone, laptop] = [server.device(), server.device(false)];
  phone.change({ full_name: 'Salma' });
  await phone.go('about');
  laptop.change({ bio_en: 'I teach pottery' });
  await laptop.flush();
  expect(laptop.state().form).toMatchObject({ full_name: 'Salma', bio_en: 'I teach pottery' });
  expect([laptop.merged.times, server.stored().version]).toEqual([1, 2]);
  phone.receive(server.stored());
  expect([phone.state().form.bio_en, phone.merged.times, phone.state().save]).toEqual(['I teach pottery', 1, 'saved']);
});

test('a form that was sent on another device is not saved any more', async () => {
  const server = openServer();
  const phone = server.device();
  server.isClosed = true;
  phone.change({ full_name: 'Salma' });
  await phone.flush();
  await vi.advanceTimersByTimeAsync(20_000);
  expect([server.saves, server.stored().version]).toEqual([0, 0]);
});

const form = fc
  .record({
    full_name: fc.constantFrom('', 'a', 'b'),
    bio_en: fc.constantFrom('', 'a', 'b'),
    skills: fc.subarray(['a', 'b']),
    supports_online: fc.boolean(),
  })
  .map((fields): ApplicationForm => ({ ...EMPTY_APPLICATION, ...fields }));

test('a merge keeps each change that was made here, and all others of the other device', () => {
  fc.assert(
    fc.property(form, form, form, (base, here, there) => {
      const merged = mergeForms(base, here, there);
      for (const field of ['full_name', 'bio_en', 'skills', 'supports_online'] as const) {
        const isChangedHere = JSON.stringify(here[field]) !== JSON.stringify(base[field]);
        expect(merged[field]).toEqual(isChangedHere ? here[field] : there[field]);
      }
      expect(mergeForms(base, base, there)).toEqual(there);
      expect(mergeForms(base, here, base)).toEqual(here);
    }),
  );
});
