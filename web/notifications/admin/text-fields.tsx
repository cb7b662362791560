import { ANNOUNCEMENT_LENGTH } from '@hirfa/domain/notifications';
import { useLingui } from '@lingui/react/macro';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';

export const EMPTY_TEXTS = { title: '', message: '', title_ar: '', message_ar: '' };
export type Texts = typeof EMPTY_TEXTS;

type TextFieldsProps = { texts: Texts; onChange: (texts: Texts) => void; areMissingShown: boolean };

/** Title and text in both languages; each is written in the direction of its own. */
export function TextFields({ texts, onChange, areMissingShown }: TextFieldsProps) {
  const { t } = useLingui();
  const field = (name: keyof Texts, lang: 'en' | 'ar') => ({
    value: texts[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...texts, [name]: target.value }),
    maxLength: name.startsWith('title') ? ANNOUNCEMENT_LENGTH.title : ANNOUNCEMENT_LENGTH.message,
    error: areMissingShown && texts[name].trim() === '' ? t`Please write this text.` : undefined,
    // The form finds its first empty field by this.
    placeholder: ' ',
    dir: lang === 'ar' ? 'rtl' : 'ltr',
    lang,
  });
  return (
    <>
      <TextField label={t`Title in English`} {...field('title', 'en')} />
      <TextArea label={t`Text in English`} rows={3} {...field('message', 'en')} />
      <TextField label={t`Title in Arabic`} {...field('title_ar', 'ar')} />
      <TextArea label={t`Text in Arabic`} rows={3} {...field('message_ar', 'ar')} />
    </>
  );
}
