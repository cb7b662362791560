import type { ReactNode } from 'react';
import { useLanguage } from '../../kit/use-language.ts';

/** Sample texts are no product texts: both languages are in the code, not in the catalogues. */
export function useSampleText() {
  const language = useLanguage();
  return (en: string, ar: string) => (language === 'ar' ? ar : en);
}

export function Sample({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-sand-2 py-10">
      <h2 className="section-text mb-6">{title}</h2>
      <div className="flex flex-col gap-6">{children}</div>
    </section>
  );
}

export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}
