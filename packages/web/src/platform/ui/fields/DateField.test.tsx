import { addDays, formatDataBr } from '@sede/domain/kernel';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { expectNoViolations, HOJE, screen, show } from '#platform/testing/index.ts';
import { DateField } from './DateField.tsx';

function Field({ readOnly = false }: { readOnly?: boolean }) {
  const [value, setValue] = useState<string | null>(null);
  return <DateField label="Vencimento" value={value} onChange={setValue} readOnly={readOnly} required={readOnly} />;
}
const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Vencimento' });

it('a year of two digits is completed when the field is left, or Enter pressed, and not while it is typed', async () => {
  const { user } = await show(<Field />);
  await user.type(input(), '311226');
  expect(input().value).toBe('31/12/26');
  await user.tab();
  expect(input().value).toBe('31/12/2026');
  await user.clear(input());
  await user.type(input(), '010147{Enter}');
  expect(input().value).toBe('01/01/1947');
  await expectNoViolations();
});

it('H writes today, + and - the days beside it', async () => {
  const { user } = await show(<Field />);
  await user.type(input(), 'h');
  expect(input().value).toBe(formatDataBr(HOJE));
  await user.keyboard('++-');
  expect(input().value).toBe(formatDataBr(addDays(HOJE, 1)));
});

it('only to read, no key writes and no mark asks for it', async () => {
  const { user } = await show(<Field readOnly />);
  await user.type(input(), 'h+');
  expect(input().value).toBe('');
  expect(screen.queryByText('*')).toBeNull();
});
