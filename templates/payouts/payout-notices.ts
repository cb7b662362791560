import { isolated } from '../notifications/index.ts';

interface PaidAccount {
  amount: string;
  kind: 'iban' | 'wallet';
  last_digits: string;
}

const LEFT_TO_RIGHT = '\u200e';
const EGP = { en: (amount: string) => `EGP ${amount}`, ar: (amount: string) => `${LEFT_TO_RIGHT}${amount} ج.م` };
const account = ({ kind, last_digits }: PaidAccount) => {
  const digits = isolated(`•••• ${last_digits}`);
  return {
    en: `your ${kind === 'iban' ? 'bank account' : 'mobile wallet'} ${digits}`,
    ar: `${kind === 'iban' ? 'حسابك البنكي' : 'محفظتك الإلكترونية'} ${digits}`,
  };
};

/** Tells a provider that their money is on its way. Of the account it has the last digits only. */
export function renderPayoutSent(payout: PaidAccount) {
  const to = account(payout);
  return {
    title_en: `Your payout of ${EGP.en(payout.amount)} is on its way`,
    title_ar: `تحويلك بمبلغ ${EGP.ar(payout.amount)} في الطريق إليك`,
    message_en: `We have ordered the transfer to ${to.en}. Banks need up to two working days.`,
    message_ar: `طلبنا التحويل إلى ${to.ar}. قد يستغرق البنك حتى يومي عمل.`,
  };
}

/** Tells a provider that the bank has sent their money back, and what they do now. */
export function renderPayoutReturned(payout: PaidAccount) {
  const to = account(payout);
  return {
    title_en: `Your payout of ${EGP.en(payout.amount)} came back`,
    title_ar: `عاد إلينا تحويلك بمبلغ ${EGP.ar(payout.amount)}`,
    message_en: `The transfer to ${to.en} was not possible. Check the account and save it again: we pay it with the next payout.`,
    message_ar: `تعذّر التحويل إلى ${to.ar}. راجع بيانات الحساب واحفظها مرة أخرى، وسنرسل المبلغ مع التحويل القادم.`,
  };
}

/** Tells a person that somebody who is signed in as them has changed where they are paid. */
export function renderPayoutAccountChanged({ kind, last_digits }: Omit<PaidAccount, 'amount'>, hours: number) {
  const to = account({ amount: '', kind, last_digits });
  return {
    title_en: 'The account for your payouts was changed',
    title_ar: 'تم تغيير الحساب الذي تصلك عليه أرباحك',
    message_en: `We pay to ${to.en} once ${hours} hours have passed since the change. If it was not you, change your password at once and write to us.`,
    message_ar: `سنحوّل إلى ${to.ar} بعد مرور ${hours} ساعة من التغيير. إذا لم تكن أنت من غيّره، فغيّر كلمة المرور فورًا وراسلنا.`,
  };
}
