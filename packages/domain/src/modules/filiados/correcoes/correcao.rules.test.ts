import { expect, it } from 'vitest';
import { PERFIL_FIELDS } from '../meu-perfil/index.ts';
import { readValor } from './contract.ts';
import { CAMPOS_CORRIGIVEIS, motivoNaoDecidir, motivoNaoRetirar } from './index.ts';

const outra = { decide: true, propria: false };

it('is decided once, by whoever may and did not ask', () => {
  expect(motivoNaoDecidir('pedida', outra)).toBeNull();
  expect(motivoNaoDecidir('pedida', { ...outra, decide: false })).toBe('so_consulta');
  expect(motivoNaoDecidir('pedida', { ...outra, propria: true })).toBe('propria');
  expect(motivoNaoDecidir('aceita', outra)).toBe('ja_decidida');
  expect(motivoNaoDecidir('recusada', outra)).toBe('ja_decidida');
  expect(motivoNaoDecidir('retirada', outra)).toBe('retirada');
  expect([motivoNaoRetirar('pedida'), motivoNaoRetirar('aceita')]).toEqual([null, 'ja_decidida']);
});

it('is asked of no field that Meu Perfil changes itself', () => {
  expect(Object.keys(CAMPOS_CORRIGIVEIS).filter((campo) => campo in PERFIL_FIELDS)).toEqual([]);
});

it.each([
  ['cpf', '529.982.247-25', { valor: '52998224725' }],
  ['cpf', '529.982.247-24', { erro: 'CPF inválido.' }],
  ['telComercial', '(61) 3216-1234', { valor: '+556132161234' }],
  ['dataNascimento', '1952-05-08', { valor: '1952-05-08' }],
  ['estadoCivil', 'Casado(a)', { valor: 'Casado(a)' }],
  ['estadoCivil', 'Enrolado', { erro: 'Escolha uma das opções.' }],
  ['situacaoFiliado', 'INATIVO', { erro: 'Escolha uma das opções.' }],
  ['empresa', 'TCU', { valor: 'TCU' }],
  ['nomeMae', '  Ana Duarte ', { valor: 'Ana Duarte' }],
] as const)('reads %s %j by the rule of the record’s field', (campo, texto, lido) => {
  expect(readValor(campo, texto)).toEqual(lido);
});
