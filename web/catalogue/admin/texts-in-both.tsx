import { useLingui } from '@lingui/react/macro';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';

type TextsInBothProps = {
  /** The labels of the English and the Arabic text. */
  labels: readonly [string, string];
  values: readonly [string, string];
  onChange: (texts: readonly [string, string]) => void;
  most: number;
  /** More than one line. */
  rows?: number;
  isChecked: boolean;
};

/** One text in both languages; each is written in the direction of its own. */
export function TextsInBoth({ labels, values, onChange, most, rows, isChecked }: TextsInBothProps) {
  const { t } = useLingui();
  const field = (at: 0 | 1) => ({
    label: labels[at],
    value: values[at],
    maxLength: most,
    lang: at === 0 ? 'en' : 'ar',
    dir: at === 0 ? 'ltr' : 'rtl',
    onChange: ({ target }: { target: { value: string } }) =>
      onChange(at === 0 ? [target.value, values[1]] : [values[0], target.value]),
    error: isChecked && values[at].trim() === '' ? t`Please write this text.` : undefined,
  });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {([0, 1] as const).map((at) =>
        rows === undefined ? <TextField key={at} {...field(at)} /> : <TextArea key={at} rows={rows} {...field(at)} />,
      )}
    </div>
  );
}
