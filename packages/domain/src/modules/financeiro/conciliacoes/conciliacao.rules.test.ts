import { describe, expect, it } from 'vitest';
import {
  conciliacoesMotivos,
  type EstadoDoMes,
  motivoNaoAssinar,
  motivoNaoInformar,
  motivoNaoReabrirConciliacao,
  naoExplicado,
} from './index.ts';

const mes: EstadoDoMes = {
  fim: '2026-10-31',
  conciliadaAte: null,
  dataSaldo: '2026-10-31',
  pendentes: 0,
  semJustificativa: 0,
  saldoSistema: 900_00,
  saldoExtrato: 1000_00,
  // A cheque of R$ 150,00 that nobody has cashed, and a fee of R$ 50,00 that was ignored.
  semLinha: -150_00,
  semMovimento: -50_00,
};
const HOJE = '2026-11-20';

describe('what two balances differ by', () => {
  it('is explained by what either side has alone', () => {
    expect(naoExplicado(mes)).toBe(0);
    expect(naoExplicado({ ...mes, saldoExtrato: 999_99 })).toBe(1);
    expect(naoExplicado({ ...mes, saldoExtrato: null })).toBeNull();
  });
});

describe('a month is signed', () => {
  it('once it has ended and everything is matched or explained', () => {
    expect(motivoNaoAssinar(mes, true, HOJE)).toBeNull();
    expect(motivoNaoAssinar(mes, true, '2026-11-01')).toBeNull();
    expect(motivoNaoAssinar({ ...mes, dataSaldo: '2026-10-27' }, true, HOJE)).toBeNull();
    expect(motivoNaoAssinar({ ...mes, dataSaldo: null }, true, HOJE)).toBeNull();
  });
  it.each([
    [{}, false, HOJE, /só permite consultar/],
    [{}, true, '2026-10-31', /ainda não terminou/],
    [{ conciliadaAte: '2026-10-31' }, true, HOJE, /já está conciliada até 31\/10\/2026/],
    [{ conciliadaAte: '2026-11-30' }, true, HOJE, /até 30\/11\/2026/],
    [{ dataSaldo: '2026-10-26' }, true, HOJE, /vai só até 26\/10\/2026/],
    [{ saldoExtrato: null }, true, HOJE, /Falta o saldo/],
    [{ pendentes: 1 }, true, HOJE, /1 lançamento do extrato pendente/],
    [{ pendentes: 1200 }, true, HOJE, /1\.200 lançamentos/],
    [{ semJustificativa: 2 }, true, HOJE, /2 movimentos .* sem justificativa/],
    [{ saldoSistema: 901_00 }, true, HOJE, /sem explicação de R\$ 1,00/],
  ] as const)('not with %o', (over, may, hoje, motivo) => {
    expect(conciliacoesMotivos.texto(motivoNaoAssinar({ ...mes, ...over }, may, hoje))).toMatch(motivo);
  });
  it('after an earlier one', () => {
    expect(motivoNaoAssinar({ ...mes, conciliadaAte: '2026-09-30' }, true, HOJE)).toBeNull();
  });
});

describe('a signed month is reopened', () => {
  const assinada = { assinada: true, assinadaPor: 'ana', fim: '2026-10-31' };
  const bruno = { usuarioId: 'bruno', reabrir: true };
  it('by somebody else, the last one first', () => {
    expect(motivoNaoReabrirConciliacao(assinada, '2026-10-31', bruno)).toBeNull();
    expect(motivoNaoReabrirConciliacao(assinada, '2026-10-31', { ...bruno, usuarioId: 'ana' })).toBe('quem_assinou');
    expect(motivoNaoReabrirConciliacao(assinada, '2026-11-30', bruno)).toEqual({
      codigo: 'posterior_conciliado',
      valores: { ate: '2026-11-30' },
    });
    expect(motivoNaoReabrirConciliacao({ ...assinada, assinada: false }, null, bruno)).toBe('nao_conciliado');
    expect(motivoNaoReabrirConciliacao(assinada, '2026-10-31', { ...bruno, reabrir: false })).toBe('so_consulta');
  });
});

describe('the statement’s balance is told', () => {
  it.each([
    [null, true, null],
    ['2026-09-30', true, null],
    ['2026-10-31', true, 'conciliado'],
    ['2026-11-30', true, 'conciliado'],
    [null, false, 'so_consulta'],
  ])('of a month when the account is signed until %s and one may sign: %s', (ate, may, motivo) => {
    expect(motivoNaoInformar('2026-10-31', ate, may)).toBe(motivo);
  });
});
