import { expect, it } from 'vitest';
import { faltasDaResposta, isCpfDoTermo, situacaoDoTermo, type TermoHoje } from './termo.rules.ts';

const HOJE = '2026-11-20';
const termo: TermoHoje = { estado: 'aguardando', comAPessoa: true, tentativas: 0, expiraEm: HOJE };

it.each<[Partial<TermoHoje>, string]>([
  [{}, 'aguardando'],
  [{ expiraEm: '2026-11-19' }, 'vencido'],
  [{ expiraEm: null }, 'aguardando'],
  [{ tentativas: 4 }, 'aguardando'],
  [{ tentativas: 5, expiraEm: '2026-11-19' }, 'bloqueado'],
  [{ tentativas: 5, comAPessoa: false }, 'dispensado'],
  [{ estado: 'aceito', comAPessoa: false, tentativas: 5 }, 'aceito'],
  [{ estado: 'recusado' }, 'recusado'],
  [{ estado: 'substituido', comAPessoa: false }, 'substituido'],
])('%j is %s', (given, situacao) => expect(situacaoDoTermo({ ...termo, ...given }, HOJE)).toBe(situacao));

it.each([
  ['529.982.247-25', '52998224725', true],
  ['52998224725', '11144477735', false],
  ['52998224724', null, false],
  ['111.444.777-35', null, true],
  ['', null, false],
])('the CPF %j answers one of %j: %j', (digitado, esperado, is) => expect(isCpfDoTermo(digitado, esperado)).toBe(is));

it('a refusal has a reason', () => {
  expect(faltasDaResposta({ aceita: false, motivo: null })).toEqual({ motivo: 'Obrigatorio' });
  expect(faltasDaResposta({ aceita: false, motivo: 'Veio quebrado' })).toEqual({});
  expect(faltasDaResposta({ aceita: true, motivo: null })).toEqual({});
});
