import { isolated } from './in-sentences.ts';

/** Renders the notification of admins about a new person; `name` is a display name. */
export function renderNewPerson(name: string) {
  return {
    title_en: 'New registration',
    title_ar: 'تسجيل جديد',
    message_en: `${isolated(name)} has joined Hirfa.`,
    message_ar: `${isolated(name)}: حساب جديد في حِرفة.`,
  };
}
