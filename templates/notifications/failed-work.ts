import { isolated } from './in-sentences.ts';

/** Renders the notification of admins about background work that is not tried again; `name` is that in the log. */
export function renderFailedWork(name: string) {
  return {
    title_en: 'Background work failed',
    title_ar: 'تعذّر إتمام عمل في الخلفية',
    message_en: `${isolated(name)} failed at every attempt and is not tried again. The log has the reason.`,
    message_ar: `فشلت كل محاولات ${isolated(name)} ولن تتكرر. السبب في سجل الأخطاء.`,
  };
}
