import type { AreaFields } from '@hirfa/contract/catalogue';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { TextField } from '../../ui/fields/text-field.tsx';
import { middleIn, middleText } from './drafts.ts';

type MiddleFieldProps = { value: AreaFields['middle']; onChange: (middle: AreaFields['middle']) => void };

/** The middle of an area, as maps write it; by it a device finds the area where it is. */
export function MiddleField({ value, onChange }: MiddleFieldProps) {
  const { t } = useLingui();
  const [text, setText] = useState(() => middleText(value));
  const isWrong = text.trim() !== '' && middleIn(text) === null;
  return (
    <TextField
      label={t`Its middle: latitude, longitude`}
      hint={t`As maps write it: 29.9602, 31.2569. “Near me” finds the area by it.`}
      dir="ltr"
      lang="en"
      inputMode="decimal"
      maxLength={40}
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        onChange(middleIn(target.value));
      }}
      error={isWrong ? t`Two numbers with a comma between them, such as 29.9602, 31.2569.` : undefined}
    />
  );
}
