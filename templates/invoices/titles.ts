type Titles = Record<'title_en' | 'title_ar', string>;

/** What is invoiced of a booking that was cancelled late, or to which the customer did not come. */
export const titlesOfCancelled = ({ title_en, title_ar }: Titles): Titles => ({
  title_en: `Cancelled booking: ${title_en}`,
  title_ar: `حجز ملغي: ${title_ar}`,
});

/** What is invoiced of one booking of a package. */
export const titlesOfPackageDate = (
  { title_en, title_ar }: Titles,
  { number, of }: Record<'number' | 'of', number>,
): Titles => ({
  title_en: `${title_en} (package, ${number} of ${of})`,
  title_ar: `${title_ar} (باقة، ${number} من ${of})`,
});

/** What extra work consists of. */
export const EXTRA_TITLES: Record<'work' | 'materials', Titles> = {
  work: { title_en: 'Extra work', title_ar: 'عمل إضافي' },
  materials: { title_en: 'Materials', title_ar: 'الخامات' },
};

/** What the fee is called on the electronic receipt, which is in Arabic and names nobody. */
export const FEE_OF_E_RECEIPT = 'رسوم خدمة الحجز';
