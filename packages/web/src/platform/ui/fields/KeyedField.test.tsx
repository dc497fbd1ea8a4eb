import { useState } from 'react';
import { expect, it } from 'vitest';
import { expectNoViolations, screen, show } from '#platform/testing/index.ts';
import { KeyedField } from './KeyedField.tsx';

const digits = (text: string) => text.replace(/[^0-9,]/g, '');
function Field() {
  const [value, setValue] = useState('');
  return <KeyedField label="Uso real" value={value} onChange={setValue} normalise={digits} error={null} />;
}
const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Uso real' });

it('a key that is no part of the number is dropped', async () => {
  const { user } = await show(<Field />);
  await user.type(input(), '1a2.,5e');
  expect(input().value).toBe('12,5');
  expect(input().inputMode).toBe('decimal');
  await expectNoViolations();
});

it('what is pasted stays as it came, without blanks before it and cut where nobody means more', async () => {
  const { user } = await show(<Field />);
  await user.click(input());
  await user.paste('  1,234.5 mil');
  expect(input().value).toBe('1,234.5 mil');
  await user.clear(input());
  await user.paste('7'.repeat(200));
  expect(input().value).toHaveLength(60);
});

it('keys in a text that was refused do not make another number of it', async () => {
  const { user } = await show(<Field />);
  await user.click(input());
  await user.paste('12 mil');
  await user.type(input(), '3');
  expect(input().value).toBe('12 mil3');
  // Once it is gone, keys count again.
  await user.clear(input());
  await user.type(input(), '3x');
  expect(input().value).toBe('3');
});
