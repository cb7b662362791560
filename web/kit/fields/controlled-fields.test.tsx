import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../testing/show.tsx';

function Code() {
  const [code, setCode] = useState('13');
  return (
    <input
      aria-label="Code"
      value={code}
      onChange={({ target }) => setCode(target.value.replaceAll(/\D/g, '').slice(0, 4))}
    />
  );
}

test('a field shows what its form takes, and the cursor stays where somebody types', async () => {
  await show(<Code />);
  const field = page.getByLabelText('Code');
  const input = field.element() as HTMLInputElement;
  await field.click();
  input.setSelectionRange(1, 1);
  await userEvent.keyboard('2');
  await expect.element(field).toHaveValue('123');
  expect(input.selectionStart).toBe(2);
  await userEvent.keyboard('a');
  await expect.element(field).toHaveValue('123');
  await userEvent.keyboard('45');
  await expect.element(field).toHaveValue('1234');
});

function Refusing() {
  const ignore = () => undefined;
  return (
    <>
      <input aria-label="Box" type="checkbox" checked={false} onChange={ignore} />
      <input aria-label="First" type="radio" name="choice" checked onChange={ignore} />
      <input aria-label="Second" type="radio" name="choice" checked={false} onChange={ignore} />
      <select aria-label="List" value="a" onChange={ignore}>
        <option>a</option>
        <option>b</option>
      </select>
    </>
  );
}

test('a choice that a form does not take is not shown', async () => {
  await show(<Refusing />);
  await page.getByLabelText('Box').click();
  await page.getByLabelText('Second').click();
  await page.getByLabelText('List').selectOptions('b');
  await expect.element(page.getByLabelText('Box')).not.toBeChecked();
  await expect.element(page.getByLabelText('First')).toBeChecked();
  await expect.element(page.getByLabelText('List')).toHaveValue('a');
});
