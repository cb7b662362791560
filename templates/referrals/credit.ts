import { isolated, money } from '../notifications/index.ts';

/** Tells an inviter of the credit that the first booking of whom they invited has brought. */
export function renderReferralEarned(firstName: string, amount: string) {
  const name = isolated(firstName);
  return {
    title_en: `You have ${money(amount, 'en')} of credit from ${name}`,
    title_ar: `حصلت على رصيد ${money(amount, 'ar')} بفضل ${name}`,
    message_en: `The first booking of ${name} is done. The credit is taken off your next booking by itself.`,
    message_ar: `اكتمل أول حجز قام به ${name}. سنخصم الرصيد تلقائيًا من حجزك القادم.`,
  };
}

/** Tells an inviter that this credit was taken back, because the money of the booking went back. */
export function renderReferralReversed(firstName: string, amount: string, isOwed: boolean) {
  const name = isolated(firstName);
  return {
    title_en: `Credit of ${money(amount, 'en')} was taken back`,
    title_ar: `استرددنا رصيدًا قدره ${money(amount, 'ar')}`,
    message_en: `The first booking of ${name} was paid back, so the credit for it ends.${
      isOwed ? ' You had spent some of it: the rest is taken from your next credit.' : ''
    }`,
    message_ar: `رُدّ ثمن أول حجز قام به ${name}، فانتهى الرصيد الذي حصلت عليه مقابله.${
      isOwed ? ' وبما أنك استخدمت جزءًا منه، فسنخصم الباقي من رصيدك القادم.' : ''
    }`,
  };
}
