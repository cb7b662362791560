import { type ComponentProps, useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { MessageField } from './message-field.tsx';

function Sample({ sendKey }: Pick<ComponentProps<typeof MessageField>, 'sendKey'>) {
  const [words, setWords] = useState('');
  const [sent, setSent] = useState<readonly string[]>([]);
  return (
    <>
      <MessageField
        label="Your message"
        placeholder="Write"
        words={words}
        onWords={setWords}
        sendKey={sendKey}
        onSend={(event) => {
          event.preventDefault();
          setSent([...sent, words]);
          setWords('');
        }}
      />
      <output>{sent.join('|')}</output>
    </>
  );
}

const field = () => page.getByLabelText('Your message');
const sent = () => page.getByRole('status');

test('Enter sends, and with Shift it begins a line', async () => {
  await show(<Sample sendKey="enter" />);
  await field().click();
  await userEvent.keyboard('One{Shift>}{Enter}{/Shift}two');
  await expect.element(field()).toHaveValue('One\ntwo');
  await userEvent.keyboard('{Enter}');
  await expect.element(sent()).toHaveTextContent('One two');
  await expect.element(field()).toHaveValue('');
});

test('where there is a keyboard Enter sends, and on a phone it begins a line', async () => {
  await show(<Sample sendKey="enter-of-keyboards" />, { width: 1280 });
  await field().click();
  await userEvent.keyboard('One{Enter}');
  await expect.element(sent()).toHaveTextContent('One');
  await page.viewport(360, 800);
  await userEvent.keyboard('Two{Enter}three');
  await expect.element(field()).toHaveValue('Two\nthree');
  await expect.element(sent()).toMatchTextContent(/^One$/);
});

test('an answer of several lines is sent by Ctrl and Enter only', async () => {
  await show(<Sample sendKey="ctrl-enter" />);
  await field().click();
  await userEvent.keyboard('One{Enter}two');
  await expect.element(field()).toHaveValue('One\ntwo');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(sent()).toHaveTextContent('One two');
});

test('Enter that ends the composition of a character sends nothing', async () => {
  await show(<Sample sendKey="enter" />);
  await field().fill('こん');
  field()
    .element()
    .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true }));
  await expect.element(sent()).toBeEmptyDOMElement();
});

test('words have their own direction, and the placeholder that of the page', async () => {
  await show(<Sample sendKey="enter" />, { language: 'ar' });
  const direction = () => getComputedStyle(field().element()).direction;
  expect(direction()).toBe('rtl');
  await field().fill('Good morning');
  await expect.poll(direction).toBe('ltr');
  await field().fill('صباح الخير');
  await expect.poll(direction).toBe('rtl');
});

test('the field grows with its lines up to a limit', async () => {
  await show(<Sample sendKey="enter" />);
  const height = () => field().element().clientHeight;
  const one = height();
  await field().fill('1\n2\n3');
  await expect.poll(height).toBeGreaterThan(one * 1.5);
  await field().fill('line\n'.repeat(50));
  await expect.poll(height).toBeLessThan(one * 5);
});
