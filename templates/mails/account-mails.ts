import { type AccountMessageKind, ONE_TIME_CODE_LIFE_MS, SENT_CODE } from '@hirfa/domain/accounts';
import type { Language } from '@hirfa/domain/market';
import { inBothLanguages, type MailWords, subjectOf } from './both-languages.ts';
import { type SecurityMail, securitySubject, securityWords } from './security-mails.ts';

/** The mails of accounts. `address` is a page without the language prefix; secrets are in its fragment, after the #. */
export type AccountMail =
  | { kind: 'confirm_email'; code: string; address: string }
  | { kind: 'account_exists'; address: string }
  | { kind: 'password_reset'; address: string };

const MINUTE = 60_000;
const minutes = SENT_CODE.lifeMs / MINUTE;
const hours = ONE_TIME_CODE_LIFE_MS.signup / (60 * MINUTE);
const resetMinutes = ONE_TIME_CODE_LIFE_MS.reset / MINUTE;

type Words = Pick<MailWords, 'subject' | 'lines'> & { button: Record<Language, string> };

const WORDS: Record<AccountMail['kind'], Words> = {
  confirm_email: {
    subject: { en: 'Your Hirfa code', ar: 'رمز حِرفة' },
    lines: {
      en: [
        `Type this code within ${minutes} minutes to confirm your e-mail, or open the link within ${hours} hours in the browser in which you signed up.`,
        'You did not ask for this? Then please do nothing: without the code nobody gets an account in your name.',
      ],
      ar: [
        `اكتب هذا الرمز خلال ${minutes} دقائق لتأكيد بريدك الإلكتروني، أو افتح الرابط خلال ${hours} ساعة في المتصفح الذي سجّلت منه.`,
        'لم تطلب ذلك؟ تجاهل هذه الرسالة: لن يحصل أحد على حساب باسمك دون الرمز.',
      ],
    },
    button: { en: 'Confirm my e-mail', ar: 'تأكيد البريد الإلكتروني' },
  },
  account_exists: {
    subject: { en: 'You have a Hirfa account already', ar: 'لديك حساب في حِرفة بالفعل' },
    lines: {
      en: [
        'Somebody, perhaps you, wanted to create an account with this e-mail. There is one already: sign in, or choose a new password if you forgot yours.',
        'It was not you? Then nothing is to be done.',
      ],
      ar: [
        'أراد أحدهم، وربما أنت، إنشاء حساب بهذا البريد، وهو مسجّل لدينا بالفعل. سجّل الدخول، أو اختر كلمة مرور جديدة إن نسيت القديمة.',
        'لم تكن أنت؟ تجاهل هذه الرسالة.',
      ],
    },
    button: { en: 'Sign in', ar: 'تسجيل الدخول' },
  },
  password_reset: {
    subject: { en: 'A new password for Hirfa', ar: 'كلمة مرور جديدة لحِرفة' },
    lines: {
      en: [
        `Choose a new password within ${resetMinutes} minutes. All devices that are signed in are signed out then.`,
        'You did not ask for this? Then please do nothing: your password stays as it is.',
      ],
      ar: [
        `اختر كلمة مرور جديدة خلال ${resetMinutes} دقيقة. بعدها نسجّل خروجك من كل الأجهزة.`,
        'لم تطلب ذلك؟ تجاهل هذه الرسالة: تبقى كلمة مرورك كما هي.',
      ],
    },
    button: { en: 'Choose a password', ar: 'اختيار كلمة مرور' },
  },
};

/** Renders a mail of an account in both languages. */
export function renderAccountMail(mail: AccountMail | SecurityMail) {
  if ('device' in mail) return inBothLanguages(securityWords(mail));
  const { button, ...words } = WORDS[mail.kind];
  return inBothLanguages({
    ...words,
    ...('code' in mail && { code: mail.code }),
    link: { address: mail.address, words: button },
  });
}

/** The subject of a mail of an account, as it was asked for: it holds no secret. */
export function accountMailSubject(kind: Exclude<AccountMessageKind, 'phone_code'>): string {
  const isAsked = kind === 'confirm_email' || kind === 'password_reset';
  return subjectOf({ subject: isAsked ? WORDS[kind].subject : securitySubject(kind) });
}
