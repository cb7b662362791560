import lighthouse from 'lighthouse';
import { withFreshChromium } from './fresh-chromium.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

/** What Lighthouse says about a page on a simulated phone. */
export interface Verdict {
  lcpMs: number;
  tbtMs: number;
  cls: number;
  /** Of 100. */
  scores: Record<Category, number>;
  /** The checks that cost points in a category other than performance. */
  failed: string[];
}

/** Lighthouse with its defaults: a phone, simulated on what was measured without throttling, as a first visit. */
export async function runLighthouse(address: string): Promise<Verdict> {
  return await withFreshChromium(async (port) => {
    const result = await lighthouse(address, { port, logLevel: 'silent', output: [], onlyCategories: [...CATEGORIES] });
    if (result === undefined) throw new Error(`Lighthouse says nothing about ${address}`);
    const { audits, categories, runtimeError } = result.lhr;
    if (runtimeError !== undefined) throw new Error(`Lighthouse failed at ${address}: ${runtimeError.message}`);
    const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
    const score = (category: Category) => Math.round((categories[category]?.score ?? Number.NaN) * 100);
    return {
      lcpMs: value('largest-contentful-paint'),
      tbtMs: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      scores: {
        performance: score('performance'),
        accessibility: score('accessibility'),
        'best-practices': score('best-practices'),
        seo: score('seo'),
      },
      failed: CATEGORIES.slice(1).flatMap((category) =>
        (categories[category]?.auditRefs ?? [])
          .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
          .map(({ id }) => `${category}: ${id}`),
      ),
    };
  });
}
