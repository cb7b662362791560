import type { Page } from '@playwright/test';

/** The height and width that a finger needs, less what browsers lose by rounding. */
const FINGER_PX = 43.5;

const PRESSED = 'a[href], button, input, select, textarea, summary, [role=tab], [role=switch], [role=option]';

/**
 * What on a page a finger does not find: controls whose pressed area, with their labels and what is drawn over them, is
 * too small. Links within a sentence are part of its line, and no control is disabled or hidden.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(
    ([pressed, finger]) => {
      const nameOf = (one: Element) =>
        `${one.tagName.toLowerCase()} “${(one.getAttribute('aria-label') ?? one.textContent?.trim() ?? '').slice(0, 40)}”`;
      /** A link with other words on its line, which could not grow without covering them. */
      const isInSentence = (one: Element) => {
        if (!one.matches('a, button') || getComputedStyle(one).display !== 'inline') return false;
        const block = one.parentElement?.closest('p, li, td, dd, label, div');
        return (block?.textContent?.trim().length ?? 0) > (one.textContent?.trim().length ?? 0) + 20;
      };
      /** How far the pressed area reaches from a point of it, in one direction. */
      const reach = (
        isHit: (x: number, y: number) => boolean,
        [x, y]: [number, number],
        [dx, dy]: [number, number],
      ) => {
        let px = 0;
        while (px < finger && isHit(x + dx * (px + 1), y + dy * (px + 1))) px += 1;
        return px;
      };
      const faults: string[] = [];
      for (const one of document.querySelectorAll<HTMLElement>(pressed)) {
        if (one.matches(':disabled, [tabindex="-1"], [aria-hidden=true] *') || isInSentence(one)) continue;
        if (!one.checkVisibility({ opacityProperty: false, visibilityProperty: true })) continue;
        const label = one instanceof HTMLInputElement ? one.labels?.[0] : undefined;
        const isSeen = one.getBoundingClientRect().width > 2;
        const target = isSeen ? one : label;
        if (target === undefined || target === null) continue;
        target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const [box] = target.getClientRects();
        if (box === undefined || box.width === 0) continue;
        const isHit = (x: number, y: number) => {
          const hit = document.elementFromPoint(x, y);
          return hit !== null && (one.contains(hit) || (label?.contains(hit) ?? false));
        };
        const middle: [number, number] = [box.left + box.width / 2, box.top + box.height / 2];
        // Something is opened over it, or it is outside of what scrolls.
        if (!isHit(...middle)) continue;
        const height = reach(isHit, middle, [0, -1]) + reach(isHit, middle, [0, 1]) + 1;
        const width = reach(isHit, middle, [-1, 0]) + reach(isHit, middle, [1, 0]) + 1;
        if (Math.min(width, height) < finger) faults.push(`${nameOf(one)} is ${width} × ${height} px`);
      }
      scrollTo({ top: 0, behavior: 'instant' });
      return [...new Set(faults)];
    },
    [PRESSED, FINGER_PX] as const,
  );
}

/** What stays under a bar or a button that floats over the page, however far somebody scrolls: words and controls. */
export function coveredThings(page: Page): Promise<string[]> {
  return page.evaluate(async (pressed) => {
    const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
    const isAtEnd = () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    // Bars follow the scrolling in the next frames, and what loads late makes the page longer.
    for (let rest = 0; rest < 3; rest = isAtEnd() ? rest + 1 : 0) {
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
      await nextFrame();
    }
    const isSeen = (one: Element) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const floats = [...document.querySelectorAll<HTMLElement>('body *')].filter((one) => {
      const { position, pointerEvents } = getComputedStyle(one);
      const { width, height } = one.getBoundingClientRect();
      // Who opens a panel over the page can close it.
      const isWhole = (width >= innerWidth && height >= innerHeight) || one.closest('[role=dialog]') !== null;
      return ['fixed', 'sticky'].includes(position) && pointerEvents !== 'none' && isSeen(one) && width > 0 && !isWhole;
    });
    /** The part of a box that no ancestor cuts off. */
    const shownPart = (of: Element, { left, right, top, bottom }: DOMRect) => {
      const part = { left, right, top, bottom };
      for (let above: Element | null = of; above !== null; above = above.parentElement) {
        if (getComputedStyle(above).overflow === 'visible') continue;
        const edge = above.getBoundingClientRect();
        part.left = Math.max(part.left, edge.left);
        part.right = Math.min(part.right, edge.right);
        part.top = Math.max(part.top, edge.top);
        part.bottom = Math.min(part.bottom, edge.bottom);
      }
      return part;
    };
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const things: { of: Element; name: string; boxes: DOMRectList }[] = [];
    while (words.nextNode()) {
      const { currentNode: node } = words;
      const of = node.parentElement;
      if (of === null || node.textContent?.trim() === '' || !isSeen(of)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      things.push({ of, name: node.textContent?.trim().slice(0, 40) ?? '', boxes: range.getClientRects() });
    }
    for (const of of document.querySelectorAll(pressed))
      if (isSeen(of))
        things.push({ of, name: of.getAttribute('aria-label') ?? of.tagName, boxes: of.getClientRects() });
    const covered: string[] = [];
    for (const float of floats) {
      const over = float.getBoundingClientRect();
      for (const { of, name, boxes } of things)
        for (const whole of boxes) {
          if (float.contains(of) || of.contains(float)) continue;
          const box = shownPart(of, whole);
          const [left, right] = [Math.max(over.left, box.left), Math.min(over.right, box.right)];
          const [top, bottom] = [Math.max(over.top, box.top), Math.min(over.bottom, box.bottom)];
          if (right - left < 2 || bottom - top < 2) continue;
          const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          if (hit !== null && float.contains(hit))
            covered.push(`“${name}” is under ${float.getAttribute('aria-label') ?? float.className.slice(0, 60)}`);
        }
    }
    return [...new Set(covered)];
  }, PRESSED);
}

/** Words that are cut off at the end of their line, and lose their beginning: they run in the other direction. */
export function cutBeginnings(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')].flatMap((one) => {
      const { textOverflow, direction } = getComputedStyle(one);
      if (textOverflow !== 'ellipsis' || one.scrollWidth <= one.clientWidth) return [];
      const [strong] = /\p{L}/u.exec(one.textContent ?? '') ?? [];
      if (strong === undefined) return [];
      const own = /\p{Script=Arabic}|\p{Script=Hebrew}/u.test(strong) ? 'rtl' : 'ltr';
      return own === direction ? [] : [`“${one.textContent?.slice(0, 40)}” is cut off at its beginning`];
    }),
  );
}
