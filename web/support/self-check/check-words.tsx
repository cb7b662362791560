import { useLingui } from '@lingui/react/macro';
import type { CheckName, Finding } from './checks.ts';

/** What the checks are called. */
export function useCheckNames(): Record<CheckName, string> {
  const { t } = useLingui();
  return {
    connection: t`Connection`,
    api: t`Data of the site`,
    live: t`Live changes`,
    clock: t`Clock of this device`,
    storage: t`Storage of this browser`,
    notifications: t`Notifications`,
    sound: t`Sound`,
    language: t`Languages of this browser`,
    zone: t`Time zone`,
    version: t`Version`,
  };
}

/** What each finding means for the person. */
export function useFindingWords() {
  const { t } = useLingui();
  const slow = t`It is slow. Another network may be better.`;
  const sentences: Record<CheckName, Partial<Record<Finding['state'], string>>> = {
    connection: {
      ok: t`Hirfa answers.`,
      notice: slow,
      bad: t`Hirfa does not answer. Check your internet connection.`,
    },
    api: { ok: t`Services and bookings can be loaded.`, notice: slow, bad: t`Nothing can be loaded. Try again later.` },
    live: {
      ok: t`Changes arrive at once.`,
      notice: slow,
      bad: t`Changes do not arrive by themselves. A company network or an extension may block them.`,
    },
    clock: { ok: t`It is right.`, bad: t`It is wrong. Let the device set its time by itself.` },
    storage: {
      ok: t`You stay signed in.`,

      bad: t`This browser stores nothing, so you cannot stay signed in. Allow cookies, or leave private browsing.`,
    },
    notifications: { ok: t`This browser may show them.` },
    sound: { ok: t`This browser can play sounds.`, bad: t`This browser cannot play sounds.` },
    language: { ok: t`Hirfa speaks English and Arabic.` },
    zone: {
      ok: t`It is that of Cairo.`,
      notice: t`All times on Hirfa are those of Cairo, not those of your device.`,
    },
    version: {
      ok: t`It is the newest.`,
      notice: t`There is a newer one. Refresh the page.`,
    },
  };
  const permissions: Record<string, string> = {
    default: t`You have not decided whether this browser shows them.`,
    denied: t`They are blocked. You can allow them in the settings of your browser.`,
    impossible: t`This browser cannot show them.`,
  };
  const states = { ok: t`It works`, notice: t`Good to know`, bad: t`Does not work` };
  return {
    stateOf: ({ state }: Finding) => states[state],
    sentenceOf: (name: CheckName, { state, value }: Finding) =>
      (name === 'notifications' ? permissions[value] : undefined) ??
      sentences[name][state] ??
      t`It could not be checked.`,
    /** Whatever a check can say. */
    sentencesOf: (name: CheckName) => [
      ...Object.values(sentences[name]),
      ...(name === 'notifications' ? Object.values(permissions) : []),
    ],
  };
}
