import type { Language } from '@hirfa/domain/market';
import type { CardBehaviour, CardProblem } from './cards.ts';
import type { BankStep } from './payments.ts';
import type { WalletBehaviour, WalletProblem } from './wallets.ts';

/** The name of the product, as its own pages show it. */
export const PRODUCT: Record<Language, string> = { en: 'Hirfa', ar: 'حِرفة' };

/** The texts of the page of a checkout that can not be paid any more. */
export type Ending = 'held' | 'paid' | 'released' | 'closed' | 'expired' | 'declined' | 'processing' | 'missing';

interface Texts {
  /** The name of the other language, in that language. */
  otherLanguage: string;
  testPayment: string;
  amountToPay: string;
  payByCard: string;
  cardNumber: string;
  cardNumberHint: string;
  expiry: string;
  expiryHint: string;
  code: string;
  codeHint: string;
  pay: (amount: string) => string;
  held: string;
  /** The product has asked to save the card. */
  savesCard: string;
  afterPaying: string;
  leave: string;
  back: string;
  testCards: string;
  testCardsHint: string;
  use: string;
  useCard: (lastFour: string) => string;
  cards: Record<CardBehaviour, string>;
  problems: Record<CardProblem, string>;
  wallet: {
    title: string;
    phone: string;
    phoneHint: string;
    otp: string;
    otpHint: string;
    charged: string;
    testWallets: string;
    testWalletsHint: string;
    useWallet: (lastFour: string) => string;
    wallets: Record<WalletBehaviour, string>;
    problems: Record<WalletProblem, string>;
  };
  kiosk: {
    title: string;
    code: string;
    take: (amount: string) => string;
    takeSilently: string;
    ended: string;
    charged: string;
    after: string;
  };
  confirmTitle: string;
  confirmQuestion: string;
  cardEnding: string;
  confirm: string;
  refuse: string;
  afterRefusing: string;
  bank: Record<'title' | BankStep, string>;
  endings: Record<Ending, { title: string; text: string }>;
}

const en: Texts = {
  otherLanguage: 'العربية',
  testPayment: 'Test payment: no money moves.',
  amountToPay: 'Amount to pay',
  payByCard: 'Pay by card',
  cardNumber: 'Card number',
  cardNumberHint: 'Take one of the test cards',
  expiry: 'Expiry date',
  expiryHint: 'Month, then year',
  code: 'Security code',
  codeHint: '3 digits on the back',
  pay: (amount) => `Pay ${amount}`,
  held: 'Held on your card; charged only if your request is accepted.',
  savesCard: 'This card will be saved for your next payment at Hirfa.',
  afterPaying: 'You go straight back to Hirfa, which tells you how the payment went.',
  leave: 'Leave without paying',
  back: 'Back to Hirfa',
  testCards: 'Test cards',
  testCardsHint: 'Never type a real card here. With these, any future expiry date and any 3 digits work.',
  use: 'Use',
  useCard: (lastFour) => `Use the card ending ${lastFour}`,
  cards: {
    success: 'The payment succeeds',
    declined: 'The bank declines',
    challenge: 'The bank asks if it is you (3D\u00a0Secure)',
    slow: 'Takes a while, then succeeds',
    lost_webhook: 'Succeeds, but the notice to Hirfa gets lost',
    capture_refused: 'The amount is held, but collecting it later is refused',
    refund_refused: 'The payment succeeds, but nothing can be sent back to the card later',
    closed_after_refund: 'The payment succeeds, but only one refund can be sent back to the card later',
    declined_when_saved: 'The payment succeeds; once the card is saved, the bank declines it',
  },
  problems: {
    number_missing: 'Enter the card number.',
    number_unknown: 'This is not one of the test cards.',
    expiry_missing: 'Enter the expiry date.',
    expiry_unreadable: 'Write the month, then the year: 12/30.',
    expiry_past: 'This card has expired.',
    code_missing: 'Enter the security code.',
    code_unreadable: 'The code has 3 digits.',
  },
  wallet: {
    title: 'Pay with a mobile wallet',
    phone: 'Mobile number of the wallet',
    phoneHint: 'Take one of the test wallets',
    otp: 'Code from the text message',
    otpHint: '6 digits; any will do here',
    charged: 'Charged now; returned in full if your request is not accepted.',
    testWallets: 'Test wallets',
    testWalletsHint: 'Never type a real number here. With these, any 6 digits work as the code.',
    useWallet: (lastFour) => `Use the wallet ending ${lastFour}`,
    wallets: {
      success: 'The payment succeeds',
      declined: 'The wallet declines',
      slow: 'Takes a while, then succeeds',
      lost_webhook: 'Succeeds, but the notice to Hirfa gets lost',
      refund_refused: 'The payment succeeds, but nothing can be sent back to the wallet later',
    },
    problems: {
      phone_missing: 'Enter the mobile number.',
      phone_unknown: 'This is not one of the test wallets.',
      otp_missing: 'Enter the code.',
      otp_unreadable: 'The code has 6 digits.',
    },
  },
  kiosk: {
    title: 'A test kiosk',
    code: 'Reference',
    take: (amount) => `Take ${amount} in cash`,
    takeSilently: 'Take the cash; the notice to Hirfa gets lost',
    ended: 'This reference has ended. Kiosks are told of that late, and still take the cash.',
    charged: 'Cash cannot be sent back.',
    after: 'The page with the reference at Hirfa shows that it was paid.',
  },
  confirmTitle: 'Confirm it is you',
  confirmQuestion: 'Your bank asks: is this payment yours?',
  cardEnding: 'Card ending',
  confirm: 'Confirm',
  refuse: 'Refuse',
  afterRefusing: 'If you refuse, nothing is charged.',
  bank: {
    title: 'Act as the customer’s bank',
    take: 'Take the money back',
    win: 'Decide for Hirfa: the money returns',
    lose: 'Decide for the customer: the money stays with them',
  },
  endings: {
    held: {
      title: 'The amount is held',
      text: 'Held on your card; charged only if your request is accepted. There is nothing more to do here.',
    },
    paid: { title: 'Paid', text: 'This payment went through. There is nothing more to do here.' },
    released: { title: 'Payment released', text: 'The amount that was held on the card has been released.' },
    closed: { title: 'This page is closed', text: 'Nothing was charged. You can start again from Hirfa.' },
    expired: { title: 'The time to pay has run out', text: 'Nothing was charged. You can start again from Hirfa.' },
    declined: { title: 'The payment did not go through', text: 'Nothing was charged. You can try again from Hirfa.' },
    processing: {
      title: 'The payment is being processed',
      text: 'This can take a moment. There is no need to pay again.',
    },
    missing: { title: 'No such payment page', text: 'Check the address, or open the payment again from Hirfa.' },
  },
};

const ar: Texts = {
  otherLanguage: 'English',
  testPayment: 'دفع تجريبي: لا نخصم أي مبلغ.',
  amountToPay: 'المبلغ المطلوب',
  payByCard: 'الدفع بالبطاقة',
  cardNumber: 'رقم البطاقة',
  cardNumberHint: 'استخدم إحدى البطاقات التجريبية',
  expiry: 'تاريخ الانتهاء',
  expiryHint: 'الشهر ثم السنة',
  code: 'رمز الأمان',
  codeHint: '3 أرقام خلف البطاقة',
  pay: (amount) => `ادفع ${amount}`,
  held: 'يُحجز المبلغ على بطاقتك، ولا يُخصم إلا بعد قبول طلبك.',
  savesCard: 'سنحفظ هذه البطاقة لمدفوعاتك القادمة في حِرفة.',
  afterPaying: 'تعود بعدها مباشرةً إلى حِرفة لتعرف نتيجة الدفع.',
  leave: 'العودة دون دفع',
  back: 'العودة إلى حِرفة',
  testCards: 'البطاقات التجريبية',
  testCardsHint: 'لا تكتب هنا رقم بطاقة حقيقية. يصلح مع هذه البطاقات أي تاريخ انتهاء لم يمضِ وأي 3 أرقام رمزًا للأمان.',
  use: 'استخدام',
  useCard: (lastFour) => `استخدام البطاقة المنتهية بالأرقام ${lastFour}`,
  cards: {
    success: 'تنجح عملية الدفع',
    declined: 'يرفض البنك العملية',
    challenge: 'يطلب البنك تأكيد الهوية (\u20663D\u00a0Secure\u2069)',
    slow: 'تستغرق وقتًا ثم تنجح',
    lost_webhook: 'تنجح، لكن الإشعار لا يصل إلى حِرفة',
    capture_refused: 'يُحجز المبلغ، ثم يُرفض تحصيله لاحقًا',
    refund_refused: 'تنجح العملية، لكن لا يمكن رد أي مبلغ إلى البطاقة لاحقًا',
    closed_after_refund: 'تنجح العملية، لكن لا يمكن رد المال إلى البطاقة لاحقًا إلا مرة واحدة',
    declined_when_saved: 'تنجح العملية، وإذا حُفظت البطاقة يرفضها البنك لاحقًا',
  },
  problems: {
    number_missing: 'اكتب رقم البطاقة.',
    number_unknown: 'هذا الرقم ليس من البطاقات التجريبية.',
    expiry_missing: 'اكتب تاريخ الانتهاء.',
    expiry_unreadable: 'اكتب الشهر ثم السنة: 12/30.',
    expiry_past: 'انتهت صلاحية هذه البطاقة.',
    code_missing: 'اكتب رمز الأمان.',
    code_unreadable: 'يتكوّن الرمز من 3 أرقام.',
  },
  wallet: {
    title: 'الدفع بمحفظة الموبايل',
    phone: 'رقم موبايل المحفظة',
    phoneHint: 'استخدم إحدى المحافظ التجريبية',
    otp: 'الرمز الوارد في الرسالة',
    otpHint: '6 أرقام، ويصلح هنا أي رمز',
    charged: 'نخصم المبلغ الآن، ويعود إليك كاملًا إذا لم يُقبل طلبك.',
    testWallets: 'المحافظ التجريبية',
    testWalletsHint: 'لا تكتب هنا رقمًا حقيقيًا. يصلح مع هذه المحافظ أي 6 أرقام رمزًا.',
    useWallet: (lastFour) => `استخدام المحفظة المنتهية بالأرقام ${lastFour}`,
    wallets: {
      success: 'تنجح عملية الدفع',
      declined: 'ترفض المحفظة العملية',
      slow: 'تستغرق وقتًا ثم تنجح',
      lost_webhook: 'تنجح، لكن الإشعار لا يصل إلى حِرفة',
      refund_refused: 'تنجح العملية، لكن لا يمكن رد أي مبلغ إلى المحفظة لاحقًا',
    },
    problems: {
      phone_missing: 'اكتب رقم الموبايل.',
      phone_unknown: 'هذا الرقم ليس من المحافظ التجريبية.',
      otp_missing: 'اكتب الرمز.',
      otp_unreadable: 'يتكوّن الرمز من 6 أرقام.',
    },
  },
  kiosk: {
    title: 'منفذ دفع تجريبي',
    code: 'الرقم المرجعي',
    take: (amount) => `استلام ${amount} نقدًا`,
    takeSilently: 'استلام النقود، لكن الإشعار لا يصل إلى حِرفة',
    ended: 'انتهت صلاحية هذا الرقم المرجعي. تعلم منافذ الدفع بذلك متأخرة، وتستلم النقود رغم ذلك.',
    charged: 'لا يمكن رد النقود عن طريق المنفذ.',
    after: 'تظهر نتيجة الدفع في صفحة الرقم المرجعي على حِرفة.',
  },
  confirmTitle: 'تأكيد الهوية',
  confirmQuestion: 'يسألك البنك: هل عملية الدفع هذه تخصّك؟',
  cardEnding: 'البطاقة المنتهية بالأرقام',
  confirm: 'تأكيد',
  refuse: 'رفض',
  afterRefusing: 'إذا اخترت الرفض فلن نخصم أي مبلغ.',
  bank: {
    title: 'تمثيل دور بنك العميل',
    take: 'استرداد المبلغ',
    win: 'القرار لصالح حِرفة: يعود المبلغ إليها',
    lose: 'القرار لصالح العميل: يبقى المبلغ معه',
  },
  endings: {
    held: {
      title: 'المبلغ محجوز',
      text: 'المبلغ محجوز على بطاقتك، ولا يُخصم إلا بعد قبول طلبك. لا يلزم أي إجراء آخر هنا.',
    },
    paid: { title: 'تم الدفع', text: 'تمت عملية الدفع بنجاح، ولا يلزم أي إجراء آخر هنا.' },
    released: { title: 'انتهى حجز المبلغ', text: 'المبلغ الذي كان محجوزًا على البطاقة عاد متاحًا لك.' },
    closed: { title: 'صفحة الدفع مغلقة', text: 'لم نخصم أي مبلغ. يمكنك البدء من جديد من حِرفة.' },
    expired: { title: 'انتهت مهلة الدفع', text: 'لم نخصم أي مبلغ. يمكنك البدء من جديد من حِرفة.' },
    declined: { title: 'لم تتم عملية الدفع', text: 'لم نخصم أي مبلغ. يمكنك المحاولة مرة أخرى من حِرفة.' },
    processing: { title: 'عملية الدفع قيد التنفيذ', text: 'قد يستغرق ذلك لحظات. لا داعي للدفع مرة أخرى.' },
    missing: { title: 'صفحة الدفع غير موجودة', text: 'تحقّق من العنوان، أو افتح صفحة الدفع من حِرفة مرة أخرى.' },
  },
};

export const TEXTS: Record<Language, Texts> = { en, ar };
