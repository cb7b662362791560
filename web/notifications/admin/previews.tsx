import type { NewAnnouncement } from '@hirfa/contract/notifications';
import { useLingui } from '@lingui/react/macro';
import Megaphone from 'lucide-react/icons/megaphone';
import type { ReactNode } from 'react';
import { Mark } from '../../ui/mark.tsx';

type Words = { title: string; text: string };

/** What a person will see in each language: the row in the list, the toast on an open page, the push on a device. */
export function Previews({ announcement }: { announcement: NewAnnouncement }) {
  const { title, message, title_ar = title, message_ar = message } = announcement;
  return (
    <div className="flex flex-col gap-4">
      <InLanguage lang="en" title={title} text={message} />
      <InLanguage lang="ar" title={title_ar} text={message_ar} />
    </div>
  );
}

function InLanguage({ lang, title, text }: Words & { lang: 'en' | 'ar' }) {
  const { t } = useLingui();
  const words = (
    <div lang={lang} className="min-w-0 text-start">
      <p className="text-s font-semibold wrap-anywhere text-ink-0">{title}</p>
      <p className="mt-0.5 text-s wrap-anywhere whitespace-pre-line text-ink-1">{text}</p>
    </div>
  );
  const dir = lang === 'ar' ? 'rtl' : 'ltr';
  return (
    <section aria-label={lang === 'ar' ? t`In Arabic` : t`In English`} className="flex flex-col gap-2">
      <Sample dir={dir} name={t`In the list`}>
        <span className="inline-flex size-10 shrink-0 items-center justify-center rounded-full bg-sand-1 text-ink-1">
          <Megaphone aria-hidden className="size-5" />
        </span>
        {words}
      </Sample>
      <Sample dir={dir} name={t`As a toast on an open page`} className="rounded-m shadow-2">
        {words}
      </Sample>
      <Sample dir={dir} name={t`As a push on a device`} className="rounded-l bg-sand-1">
        <Mark className="size-9 shrink-0" />
        {words}
      </Sample>
    </section>
  );
}

type SampleProps = { dir: 'ltr' | 'rtl'; name: string; className?: string; children: ReactNode };

function Sample({ dir, name, className = '', children }: SampleProps) {
  return (
    <figure>
      <figcaption className="mb-1 text-xs text-ink-2">{name}</figcaption>
      <div dir={dir} className={`flex gap-3 border border-sand-2 p-3 ${className === '' ? 'rounded-s' : className}`}>
        {children}
      </div>
    </figure>
  );
}
