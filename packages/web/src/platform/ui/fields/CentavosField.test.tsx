import { formatReais, VALOR_MAXIMO } from '@sede/domain/kernel';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { expectNoViolations, screen, show } from '#platform/testing/index.ts';
import { CentavosField } from './CentavosField.tsx';
import { isReadable } from './typedNumber.ts';

let value: number | null = null;
function Field({ first = null }: { first?: number | null }) {
  const [now, setNow] = useState<number | null>(first);
  value = now;
  return <CentavosField label="Receita mensal" value={now} onChange={setNow} />;
}
const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Receita mensal' });

it('the typed digits are centavos, shown as an amount while they are typed; other keys are dropped', async () => {
  const { user } = await show(<Field />);
  await user.type(input(), '1a2,3e-4');
  expect(input().value).toBe(formatReais(1234));
  expect(value).toBe(1234);
  await user.type(input(), '{End}56');
  expect([input().value, value]).toEqual([formatReais(123_456), 123_456]);
  await expectNoViolations();
});

it('a deleted digit goes from the end; without any left there is no amount', async () => {
  const { user } = await show(<Field first={105} />);
  await user.type(input(), '{End}{Backspace}');
  expect([input().value, value]).toEqual([formatReais(10), 10]);
  await user.type(input(), '{End}{Backspace}{Backspace}');
  expect(value).toBe(0);
  await user.type(input(), '{End}{Backspace}');
  expect([input().value, value]).toEqual(['', null]);
});

it('takes no more digits than the largest amount has', async () => {
  const { user } = await show(<Field />);
  await user.type(input(), '9'.repeat(40));
  expect(String(value)).toHaveLength(String(VALOR_MAXIMO).length);
});

it.each([
  ['80000', 8_000_000],
  ['R$ 12.000,50', 1_200_050],
  [' 1.234,5 ', 123_450],
])('pasted, %s is read as an amount is written', async (text, centavos) => {
  const { user } = await show(<Field />);
  await user.click(input());
  await user.paste(text);
  expect([input().value, value]).toEqual([formatReais(centavos), centavos]);
});

it('pasted letters stay to be seen, and keys do not turn them into another amount', async () => {
  const { user } = await show(<Field />);
  await user.click(input());
  await user.paste('trinta mil');
  expect(input().value).toBe('trinta mil');
  expect(isReadable(value)).toBe(false);
  await user.type(input(), '{End}5');
  expect(input().value).toBe('trinta mil5');
  expect(isReadable(value)).toBe(false);
  await user.clear(input());
  expect(value).toBeNull();
  await user.type(input(), '5');
  expect(value).toBe(5);
});
