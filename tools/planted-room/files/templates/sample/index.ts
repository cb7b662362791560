/** Renders the thanks for a sample. */
export function renderSampleThanks() {
  return {
    title_en: 'Thank you',
    title_ar: 'شكرًا لك',
    message_en: 'We have your sample.',
    message_ar: 'وصلتنا عينتك.',
  };
}
