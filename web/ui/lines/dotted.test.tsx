import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { Dotted } from './dotted.tsx';

const PHONE = '+201000000139';

test('in Arabic a fact in Latin letters is whole, and its dot stands before it', async () => {
  await show(
    <div data-testid="line">
      <Dotted>
        <span>
          <bdi>Asmaa El-Khouly</bdi>
        </span>
        <span>
          <bdi>{PHONE}</bdi>
        </span>
      </Dotted>
    </div>,
    { language: 'ar' },
  );
  const line = page.getByTestId('line').element().getBoundingClientRect();
  const [name, phone] = ['Asmaa El-Khouly', PHONE].map((fact) =>
    page.getByText(fact).element().getBoundingClientRect(),
  );
  for (const fact of [name, phone]) {
    expect(fact?.right).toBeLessThanOrEqual(line.right);
    expect(fact?.left).toBeGreaterThanOrEqual(line.left);
  }
  expect((name?.left ?? 0) - (phone?.right ?? 0)).toBeGreaterThanOrEqual(15);
});
