import { LANGUAGES } from '@hirfa/domain/market';
import { Fragment } from 'react';
import { useLanguage } from '../../kit/use-language.ts';

/** A subject in both languages, that of the page first; where they have no room in one line, each has its own. */
export function MailSubject({ subject }: { subject: string }) {
  const parts = subject.split(' · ').map((words, index) => ({ words, lang: LANGUAGES[index] }));
  const ordered = useLanguage() === 'ar' ? parts.toReversed() : parts;
  return ordered.map(({ words, lang }, index) => (
    <Fragment key={words}>
      {index > 0 && ' '}
      <span lang={lang} className="inline-block leading-(--leading-heading)">
        <bdi>{words}</bdi>
        {index < ordered.length - 1 && ' ·'}
      </span>
    </Fragment>
  ));
}
