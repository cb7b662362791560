/** Texts of customers and providers, in English or Arabic. */

export const STREETS = [
  'Road 9',
  'Hassan Sabry Street',
  'El-Nasr Street',
  'Shagaret El-Dor Street',
  'Abou El-Feda Street',
  'El-Horreya Street',
  'Mohamed Mazhar Street',
  'Ahmed Orabi Street',
  'El-Thawra Street',
  'Makram Ebeid Street',
] as const;

export const FLOORS = [
  'ground floor',
  'first floor',
  'second floor',
  'third floor',
  'fifth floor',
  'eighth floor',
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
