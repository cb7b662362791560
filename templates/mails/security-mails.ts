import { LEAVING, ONE_TIME_CODE_LIFE_MS, type SecurityChange } from '@hirfa/domain/accounts';
import { formatDateTime, type Language } from '@hirfa/domain/market';
import { isolated } from '../notifications/index.ts';
import type { MailWords } from './both-languages.ts';

/** A change of an account's security: when, on which device, and where a person who did not do it can act. */
export interface SecurityMail {
  kind: SecurityChange;
  at: Date;
  /** The names of browser and system; null where they are unknown. */
  device: { browser: string | null; system: string | null };
  address: string;
}

interface SecurityTexts {
  subject: Record<Language, string>;
  done: Record<Language, string>;
  otherwise: Record<Language, string>;
  button: Record<Language, string>;
}

const LOOK = { en: 'Look at the security of my account', ar: 'مراجعة أمان حسابي' };
const TAKE_BACK = {
  en: 'It was not you? Then choose a new password, sign out all other devices, and see what is set up.',
  ar: 'لم تكن أنت؟ اختر كلمة مرور جديدة، وسجّل الخروج من كل الأجهزة الأخرى، وراجع ما هو مفعّل.',
};

const UNDO = { en: 'Undo this', ar: 'التراجع عن ذلك' };
const days = ONE_TIME_CODE_LIFE_MS.undo / (24 * 60 * 60 * 1000);
const UNDO_IT = {
  en: `It was not you? Then undo it by this link within ${days} days, even if you can no longer sign in: everybody is signed out, and you choose a new password.`,
  ar: `لم تكن أنت؟ تراجع عن ذلك بهذا الرابط خلال ${days} أيام، حتى إن لم تعد تستطيع تسجيل الدخول: نسجّل الخروج من كل الأجهزة، ثم تختار كلمة مرور جديدة.`,
};

/** The texts for an OAuth provider that became a sign-in method. */
const linked = (oauthProvider: string): SecurityTexts => ({
  subject: {
    en: `Your Hirfa account now opens with ${oauthProvider}`,
    ar: `حسابك في حِرفة يُفتح الآن عبر ${oauthProvider}`,
  },
  done: {
    en: `Somebody signed in with ${oauthProvider} as the owner of your e-mail address. From now on that opens your account too.`,
    ar: `سجّل أحدهم الدخول عبر ${oauthProvider} بصفته صاحب بريدك الإلكتروني. من الآن يفتح ذلك حسابك أيضًا.`,
  },
  otherwise: {
    en: `It was not you? Then secure your e-mail and your account with ${oauthProvider} first, and undo this here within ${days} days: everybody is signed out, and you choose a new password.`,
    ar: `لم تكن أنت؟ أمّن بريدك الإلكتروني وحسابك لدى ${oauthProvider} أولًا، ثم تراجع عن ذلك هنا خلال ${days} أيام: نسجّل الخروج من كل الأجهزة، ثم تختار كلمة مرور جديدة.`,
  },
  button: UNDO,
});

/** The texts for an OAuth provider that is no longer a sign-in method. */
const unlinked = (oauthProvider: string): SecurityTexts => ({
  subject: {
    en: `Your Hirfa account no longer opens with ${oauthProvider}`,
    ar: `حسابك في حِرفة لم يعد يُفتح عبر ${oauthProvider}`,
  },
  done: { en: `${oauthProvider} was unlinked from your account.`, ar: `انتهى ربط حسابك مع ${oauthProvider}.` },
  otherwise: TAKE_BACK,
  button: LOOK,
});

const TEXTS: Record<SecurityChange, SecurityTexts> = {
  password_changed: {
    subject: { en: 'Your Hirfa password was changed', ar: 'تغيّرت كلمة مرور حِرفة' },
    done: { en: 'The password of your account was changed.', ar: 'تغيّرت كلمة مرور حسابك.' },
    otherwise: { en: 'It was not you? Then choose a new one at once.', ar: 'لم تكن أنت؟ اختر كلمة مرور جديدة فورًا.' },
    button: { en: 'Choose a new password', ar: 'اختيار كلمة مرور جديدة' },
  },
  second_factor_set_up: {
    subject: { en: 'A second factor was set up for Hirfa', ar: 'تفعيل خطوة تحقق ثانية في حِرفة' },
    done: {
      en: 'From now on, codes of an authenticator app are asked for when you sign in. All other devices are signed out.',
      ar: 'من الآن نطلب رمزًا من تطبيق المصادقة عند تسجيل الدخول، وقد سجّلنا الخروج من كل الأجهزة الأخرى.',
    },
    otherwise: UNDO_IT,
    button: UNDO,
  },
  second_factor_removed: {
    subject: { en: 'The second factor was removed from Hirfa', ar: 'إلغاء خطوة التحقق الثانية في حِرفة' },
    done: {
      en: 'Codes of an authenticator app are no longer asked for when you sign in.',
      ar: 'لم نعد نطلب رمزًا من تطبيق المصادقة عند تسجيل الدخول.',
    },
    otherwise: TAKE_BACK,
    button: LOOK,
  },
  passkey_added: {
    subject: { en: 'A passkey was added to Hirfa', ar: 'إضافة مفتاح مرور في حِرفة' },
    done: {
      en: 'A device can now sign in to your account by a passkey.',
      ar: 'يمكن الآن لجهاز أن يدخل إلى حسابك بمفتاح مرور.',
    },
    otherwise: UNDO_IT,
    button: UNDO,
  },
  passkey_removed: {
    subject: { en: 'A passkey was removed from Hirfa', ar: 'إزالة مفتاح مرور من حِرفة' },
    done: { en: 'One of your passkeys no longer opens your account.', ar: 'لم يعد أحد مفاتيح مرورك يفتح حسابك.' },
    otherwise: TAKE_BACK,
    button: LOOK,
  },
  google_linked: linked('Google'),
  apple_linked: linked('Apple'),
  facebook_linked: linked('Facebook'),
  google_unlinked: unlinked('Google'),
  apple_unlinked: unlinked('Apple'),
  facebook_unlinked: unlinked('Facebook'),
  phone_added: {
    subject: { en: 'A phone number was added to Hirfa', ar: 'إضافة رقم موبايل إلى حسابك في حِرفة' },
    done: {
      en: 'From now on, codes that are texted to this number open your account.',
      ar: 'من الآن تفتح الرموز التي نرسلها إلى هذا الرقم حسابك.',
    },
    otherwise: UNDO_IT,
    button: UNDO,
  },
  phone_removed: {
    subject: { en: 'The phone number was removed from Hirfa', ar: 'إزالة رقم الموبايل من حسابك في حِرفة' },
    done: {
      en: 'Codes that are texted to it no longer open your account.',
      ar: 'لم تعد الرموز التي تصل إليه تفتح حسابك.',
    },
    otherwise: TAKE_BACK,
    button: LOOK,
  },
  deletion_asked: {
    subject: { en: 'Your Hirfa account will be deleted', ar: 'سيُحذف حسابك في حِرفة' },
    done: {
      en: `Your account will be deleted in ${LEAVING.days} days. Until then everything works as usual, and you can change your mind.`,
      ar: `سيُحذف حسابك بعد ${LEAVING.days} يومًا. حتى ذلك الحين يعمل كل شيء كالمعتاد، ويمكنك التراجع.`,
    },
    otherwise: {
      en: 'It was not you? Then keep the account and choose a new password.',
      ar: 'لم تكن أنت؟ احتفظ بالحساب واختر كلمة مرور جديدة.',
    },
    button: { en: 'Keep my account', ar: 'الاحتفاظ بحسابي' },
  },
  deletion_taken_back: {
    subject: { en: 'Your Hirfa account stays', ar: 'حسابك في حِرفة باقٍ' },
    done: { en: 'Your account will not be deleted after all.', ar: 'لن يُحذف حسابك.' },
    otherwise: TAKE_BACK,
    button: LOOK,
  },
};

/** The texts of a security mail. */
export function securityWords({ kind, at, device, address }: SecurityMail): MailWords {
  const { subject, done, otherwise, button } = TEXTS[kind];
  const lines = (language: Language) => [done[language], occasion(at, device, language), otherwise[language]];
  return { subject, lines: { en: lines('en'), ar: lines('ar') }, link: { address, words: button } };
}

/** The subject of the mail about a change, which tells nothing more. */
export const securitySubject = (kind: SecurityChange): Record<Language, string> => TEXTS[kind].subject;

function occasion(at: Date, { browser, system }: SecurityMail['device'], language: Language): string {
  const when = formatDateTime(at, 'day-and-time', language);
  if (language === 'ar') {
    const device =
      browser && system
        ? `${isolated(browser)} على ${isolated(system)}`
        : isolated(browser ?? system ?? 'جهاز غير معروف');
    return `${when} بتوقيت القاهرة، من ${device}.`;
  }
  return `${when}, Cairo time, from ${browser && system ? `${browser} on ${system}` : (browser ?? system ?? 'an unknown device')}.`;
}
