import type { Language } from '@hirfa/domain/market';
import type { DecisionKind } from '@hirfa/domain/notifications';
import { isolated } from '../notifications/index.ts';

type Text = (reason: string) => readonly [title: string, message: string];

const TEXTS: Record<DecisionKind, Record<Language, Text>> = {
  provider_approved: {
    en: () => ['You are verified', 'Your application is approved. Customers can find and book you now.'],
    ar: () => ['تم قبول طلبك', 'قبلنا طلب انضمامك، ويمكن للعملاء الآن العثور على خدماتك وحجزها.'],
  },
  provider_rejected: {
    en: (reason) => ['Your application needs changes', `You can edit it and send it again.${reason}`],
    ar: (reason) => ['طلبك يحتاج إلى تعديل', `يمكنك تعديل طلبك وإرساله من جديد.${reason}`],
  },
  provider_reset: {
    en: () => ['Your application is in review again', 'We look at it once more and tell you what we decide.'],
    ar: () => ['طلبك قيد المراجعة من جديد', 'نراجع طلبك مرة أخرى، ثم نخبرك بقرارنا.'],
  },
  provider_suspended: {
    en: (reason) => ['Your profile is suspended', `Customers can't find or book you for now.${reason}`],
    ar: (reason) => ['تم إيقاف ملفك مؤقتًا', `لا يظهر ملفك للعملاء ولا يمكن حجز خدماتك حاليًا.${reason}`],
  },
  provider_reinstated: {
    en: () => ['Your profile is active again', 'Customers can find and book you again.'],
    ar: () => ['عاد ملفك إلى الظهور', 'يمكن للعملاء من جديد العثور على خدماتك وحجزها.'],
  },
  change_approved: {
    en: () => ['Your change is approved', 'Your profile shows your new details.'],
    ar: () => ['تمت الموافقة على التعديل', 'يعرض ملفك الآن بياناتك الجديدة.'],
  },
  change_rejected: {
    en: (reason) => ['Your change is not approved', `Your profile keeps its present details.${reason}`],
    ar: (reason) => ['لم تتم الموافقة على التعديل', `يبقى ملفك ببياناته الحالية.${reason}`],
  },
  contacts_found: {
    en: () => [
      'Your page shows contact details',
      'Please remove them. Customers write to you in the chat of their booking, where you are both protected.',
    ],
    ar: () => ['صفحتك فيها بيانات تواصل', 'احذفها من فضلك. يراسلك العملاء في محادثة الحجز، وفيها حماية لك ولهم.'],
  },
};

/** Renders what an admin decided about a provider or applicant, with the reason where there is one. */
export function renderDecision(kind: DecisionKind, reason: string | null) {
  const [title_en, message_en] = TEXTS[kind].en(reason === null ? '' : ` Reason: ${isolated(reason)}`);
  const [title_ar, message_ar] = TEXTS[kind].ar(reason === null ? '' : ` السبب: ${isolated(reason)}`);
  return { title_en, title_ar, message_en, message_ar };
}

/** Renders the notification of admins about an application; names are display names. */
export function renderNewApplication(name: Record<Language, string>) {
  return {
    title_en: 'New application',
    title_ar: 'طلب انضمام جديد',
    message_en: `${isolated(name.en)} asks to be verified.`,
    message_ar: `طلب ${isolated(name.ar)} في انتظار المراجعة.`,
  };
}
