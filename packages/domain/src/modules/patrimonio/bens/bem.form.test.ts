import { camposOf } from '@sede/domain/contract';
import { expect, it } from 'vitest';
import { bemForm } from './bem.form.ts';

it('a number of series that is too long does not hide what is missing', () => {
  const vazio = { classe: 'predial', nSerie: 'x'.repeat(101), cnpj: '11222333000180', anexos: [] };
  const { error } = bemForm('2026-11-21').safeParse(vazio);
  expect(error && camposOf(error)).toEqual({
    ...{ nSerie: 'No máximo 100 caracteres.', cnpj: 'CNPJ inválido' },
    ...{ tipoObjeto: 'Obrigatorio', responsavel: 'Obrigatorio', empresa: 'Obrigatorio' },
  });
});
