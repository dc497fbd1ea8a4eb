import type { ContratadoDigitado } from '@sede/domain/modules/contratos/contratos';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { expectNoViolations, screen, show } from '#platform/testing/index.ts';
import { type Contratado, ContratadosField } from './ContratadosField.tsx';

function Field() {
  const [value, setValue] = useState<Contratado[]>([]);
  const [digitado, setDigitado] = useState<ContratadoDigitado | null>(null);
  return (
    <ContratadosField
      name="contratados"
      label="Contratados"
      error={null}
      tipoObjeto="Contrato"
      value={value}
      onChange={setValue}
      digitado={{ value: digitado, onChange: setDigitado, error: null }}
    />
  );
}
const include = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Incluir contratado' });

it('a company that is no beneficiary is typed: check digits, then it is listed below the one search', async () => {
  const { user } = await show(<Field />);
  await user.click(screen.getByRole('button', { name: 'Digitar CNPJ de quem não é beneficiário' }));
  await user.type(screen.getByRole('textbox', { name: 'CNPJ' }), '11.222.333/0001-80');
  await user.type(screen.getByRole('textbox', { name: 'Nome do contratado' }), 'Limpa Tudo Ltda.');
  expect(include().disabled).toBe(true);
  await user.type(screen.getByRole('textbox', { name: 'CNPJ' }), '{Backspace}1');
  await user.click(include());
  expect(screen.getByRole('list', { name: 'Contratados escolhidos' }).textContent).toBe(
    'Limpa Tudo Ltda. 11.222.333/0001-81',
  );
  expect(screen.getAllByRole('combobox', { name: 'Contratados' })).toHaveLength(1);
  await expectNoViolations();
});
