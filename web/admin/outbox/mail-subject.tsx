import { Fragment } from 'react';
import { useLanguage } from '../../kit/use-language.ts';

/** A subject in both languages, that of the page first; each part has the direction of its own language. */
export function MailSubject({ subject }: { subject: string }) {
  const parts = subject.split(' · ');
  const ordered = useLanguage() === 'ar' ? parts.toReversed() : parts;
  return ordered.map((part, index) => (
    <Fragment key={part}>
      {index > 0 && ' · '}
      <bdi>{part}</bdi>
    </Fragment>
  ));
}
