import {
  type AccountMessageKind,
  type AdminDecision,
  ONE_TIME_CODE_LIFE_MS,
  type PhoneMessage,
  SENT_CODE,
} from '@hirfa/domain/accounts';
import type { Language } from '@hirfa/domain/market';
import { inBothLanguages, type MailWords, subjectOf } from './both-languages.ts';
import { type SecurityMail, securitySubject, securityWords } from './security-mails.ts';

/** The mails of accounts. `address` is a page without the language prefix; secrets are in its fragment, after the #. */
export type AccountMail =
  | { kind: 'confirm_email'; code: string; address: string }
  | { kind: 'own_email_code'; code: string; address: string }
  | { kind: 'account_exists'; address: string }
  | { kind: 'password_reset' | AdminDecision; address: string };

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
  own_email_code: {
    subject: { en: 'Your Hirfa code', ar: 'رمز حِرفة' },
    lines: {
      en: [
        `Type this code within ${minutes} minutes where you are signed in: this e-mail is then one of the ways to reach you and to open your account.`,
        'You did not ask for this? Then please do nothing, and give the code to nobody.',
      ],
      ar: [
        `اكتب هذا الرمز خلال ${minutes} دقائق في الصفحة التي سجّلت الدخول منها: يصبح هذا البريد إحدى طرق الوصول إليك وفتح حسابك.`,
        'لم تطلب ذلك؟ تجاهل هذه الرسالة ولا تعطِ الرمز لأحد.',
      ],
    },
    button: { en: 'Open my account', ar: 'فتح حسابي' },
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
  admin_granted: {
    subject: { en: 'You are an admin of Hirfa now', ar: 'أصبحت مديرًا في حِرفة' },
    lines: {
      en: [
        'An admin gave you access to the admin pages. They open with two-step verification only: set it up if you have none yet.',
        'What you do there is written in the audit log.',
      ],
      ar: [
        'منحك أحد المديرين صلاحية الدخول إلى صفحات الإدارة. لا تُفتح هذه الصفحات إلا بالتحقق بخطوتين، ففعّله إن لم تفعّله بعد.',
        'يُسجَّل كل ما تفعله هناك في سجل الإدارة.',
      ],
    },
    button: { en: 'Open the admin pages', ar: 'فتح صفحات الإدارة' },
  },
  admin_removed: {
    subject: { en: 'You are no longer an admin of Hirfa', ar: 'لم تعد مديرًا في حِرفة' },
    lines: {
      en: ['An admin took back your access to the admin pages. The rest of your account stays as it is.'],
      ar: ['سحب أحد المديرين صلاحية دخولك إلى صفحات الإدارة. يبقى حسابك فيما عدا ذلك كما هو.'],
    },
    button: { en: 'Open Hirfa', ar: 'فتح حِرفة' },
  },
  account_suspended: {
    subject: { en: 'Your Hirfa account is suspended', ar: 'حسابك في حِرفة موقوف' },
    lines: {
      en: [
        'You can’t use your account for now, and you are signed out on all devices. When you sign in, you read why.',
        'We decide about each of your open bookings, and inform you.',
      ],
      ar: [
        'لا يمكنك استخدام حسابك في الوقت الحالي، وسجّلنا خروجك من كل الأجهزة. عند تسجيل الدخول تقرأ السبب.',
        'نراجع كل حجز من حجوزاتك الجارية، ونبلغك بما نقرره.',
      ],
    },
    button: { en: 'Read why', ar: 'معرفة السبب' },
  },
  account_reinstated: {
    subject: { en: 'Your Hirfa account is open again', ar: 'حسابك في حِرفة متاح من جديد' },
    lines: {
      en: ['Your account is no longer suspended. You can sign in as before.'],
      ar: ['لم يعد حسابك موقوفًا، ويمكنك تسجيل الدخول كالمعتاد.'],
    },
    button: { en: 'Sign in', ar: 'تسجيل الدخول' },
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
export function accountMailSubject(kind: Exclude<AccountMessageKind, PhoneMessage>): string {
  return subjectOf({ subject: hasWords(kind) ? WORDS[kind].subject : securitySubject(kind) });
}

const hasWords = (kind: AccountMessageKind): kind is AccountMessageKind & AccountMail['kind'] => kind in WORDS;
