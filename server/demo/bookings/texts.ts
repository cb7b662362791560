/** Texts of customers and providers, in English or Arabic. */

/** As people write them in a field for their address, which has a field for the area beside it. */
export const STREETS = [
  { en: 'Road 9', ar: 'شارع 9' },
  { en: 'Hassan Sabry Street', ar: 'شارع حسن صبري' },
  { en: 'El-Nasr Street', ar: 'شارع النصر' },
  { en: 'Shagaret El-Dor Street', ar: 'شارع شجرة الدر' },
  { en: 'Abou El-Feda Street', ar: 'شارع أبو الفدا' },
  { en: 'El-Horreya Street', ar: 'شارع الحرية' },
  { en: 'Mohamed Mazhar Street', ar: 'شارع محمد مظهر' },
  { en: 'Ahmed Orabi Street', ar: 'شارع أحمد عرابي' },
  { en: 'El-Thawra Street', ar: 'شارع الثورة' },
  { en: 'Makram Ebeid Street', ar: 'شارع مكرم عبيد' },
] as const;

export const FLOORS = [
  { en: 'ground floor', ar: 'الدور الأرضي' },
  { en: 'first floor', ar: 'الدور الأول' },
  { en: 'second floor', ar: 'الدور الثاني' },
  { en: 'third floor', ar: 'الدور الثالث' },
  { en: 'fifth floor', ar: 'الدور الخامس' },
  { en: 'eighth floor', ar: 'الدور الثامن' },
] as const;

/** What people call their addresses, the most used first; the others have no name. */
export const ADDRESS_NAMES = [
  { en: 'Home', ar: 'البيت' },
  { en: 'Office', ar: 'المكتب' },
  { en: 'My parents', ar: 'بيت ماما' },
] as const;

/** Only some bookings have notes. */
export const NOTES = [
  'Please ring twice, the bell is weak.',
  'The entrance is beside the pharmacy.',
  'Parking is possible in the side street.',
  'There is a friendly dog.',
  'First time for me, please bring some patience.',
  'برجاء الاتصال قبل الوصول بعشر دقائق.',
  'المصعد معطل، والسلم على اليمين.',
  'المدخل من الشارع الجانبي.',
] as const;

export const DECLINE_REASONS = [
  'I am travelling that day.',
  'This is too far for me at that hour.',
  'My tools are in repair until next week.',
  'آسف، عندي ارتباط آخر في هذا الموعد.',
] as const;

export const CANCEL_REASONS = [
  'I have to work that day after all.',
  'We have guests on that day.',
  'ظرف عائلي طارئ، أعتذر.',
  'I found another date, and will book again.',
] as const;
