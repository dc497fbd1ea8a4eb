import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { valorLiquido } from '../financeiro.parcelas.ts';
import { AGUARDANDO, APROVADA, NEGADA, type Situacao } from './despesa.lists.ts';
import {
  type DecisaoAprovacao,
  type EstadoDespesa,
  motivoNaoAprovar,
  motivoNaoDesfazerLiquidacao,
  motivoNaoEditar,
  motivoNaoEmitirRecibo,
  motivoNaoEstornar,
  motivoNaoExcluir,
  motivoNaoLiquidar,
  motivoNaoNegar,
  motivoNaoRemoverAnexo,
  motivoNaoRetirar,
  motivoNaoSolicitar,
  type QuemPode,
  statusVencimento,
  textoVencimento,
  valorDoRecibo,
  valorPago,
} from './despesa.rules.ts';

const HOJE = '2026-11-20';
const despesa = (over: Partial<EstadoDespesa> = {}): EstadoDespesa => ({
  dataVencimento: '2026-11-25',
  dataLiquidacaoPagamento: null,
  situacao: null,
  valor: 100_00,
  valorEstorno: null,
  ...over,
});
const PAGA = { dataLiquidacaoPagamento: '2026-11-18' };
const FINANCEIRO: QuemPode = { editar: true, aprovar: false, especial: false };
const ESPECIAL: QuemPode = { editar: true, aprovar: false, especial: true };
const LEITOR: QuemPode = { editar: false, aprovar: false, especial: false };
const APROVADOR: QuemPode = { editar: false, aprovar: true, especial: false };

describe('due state', () => {
  it.each([
    ['2026-11-19', null, 'vencida', 'Vencida há 1 dia'],
    ['2026-11-05', null, 'vencida', 'Vencida há 15 dias'],
    ['2026-11-20', null, 'vence_hoje', 'Vence hoje'],
    ['2026-11-21', null, 'a_vencer', 'Vence amanhã'],
    ['2026-11-22', null, 'a_vencer', 'A vencer'],
    ['2026-11-05', '2026-11-09', 'liquidada', 'Liquidada 09/11'],
    ['2025-02-20', '2025-02-22', 'liquidada', 'Liquidada 22/02/2025'],
    ['2027-01-05', '2026-11-20', 'liquidada', 'Liquidada 20/11'],
  ])('due %s, paid %s: %s, "%s"', (dataVencimento, dataLiquidacaoPagamento, status, texto) => {
    const d = despesa({ dataVencimento, dataLiquidacaoPagamento });
    expect(statusVencimento(d, HOJE)).toBe(status);
    expect(textoVencimento(d, HOJE)).toBe(texto);
  });
});

describe('amounts', () => {
  it('net is face value less the refund', () => {
    expect(valorLiquido({ valor: 100_00, valorEstorno: null })).toBe(100_00);
    expect(valorLiquido({ valor: 100_00, valorEstorno: 1 })).toBe(99_99);
    expect(valorLiquido({ valor: 100_00, valorEstorno: 100_00 })).toBe(0);
  });

  it('what left the bank is value plus interest and fine, less discount and retentions, to the centavo', () => {
    const parts = { juros: 1_00, multa: 2_00, desconto: 4_00, irrf: 8, inss: 16, iss: 32, csrf: 64 };
    expect(valorPago({ valor: 100_00, ...parts })).toBe(100_00 + 3_00 - 4_00 - 120);
    const amount = fc.integer({ min: 0, max: 10_000_000_000 });
    fc.assert(
      fc.property(fc.tuple(amount, amount, amount, amount, amount, amount, amount, amount), (all) => {
        const [valor, juros, multa, desconto, irrf, inss, iss, csrf] = all;
        const exact = [valor, juros, multa].reduce((a, v) => a + BigInt(v), 0n);
        const less = [desconto, irrf, inss, iss, csrf].reduce((a, v) => a + BigInt(v), 0n);
        expect(BigInt(valorPago({ valor, juros, multa, desconto, irrf, inss, iss, csrf }))).toBe(exact - less);
      }),
      { seed: 1 },
    );
  });

  it('a receipt is for what was paid net of the refund, and there is none of nothing', () => {
    expect(valorDoRecibo(despesa(), null)).toBe(100_00);
    expect(valorDoRecibo(despesa({ ...PAGA, valorEstorno: 10_00 }), 95_00)).toBe(85_00);
    expect(motivoNaoEmitirRecibo(despesa(), null, FINANCEIRO)).toBeNull();
    expect(motivoNaoEmitirRecibo(despesa({ ...PAGA, valorEstorno: 100_00 }), 100_00, FINANCEIRO)).toBe('nada_pago');
    expect(motivoNaoEmitirRecibo(despesa(PAGA), 0, FINANCEIRO)).toBe('nada_pago');
    expect(motivoNaoEmitirRecibo(despesa(), null, LEITOR)).toBe('so_consulta');
  });
});

describe('what the state allows', () => {
  // [state, ask, withdraw, deny, settle, undo, refund, delete]: true = allowed.
  it.each([
    ['no request', {}, true, false, false, true, false, false, true],
    ['waiting', { situacao: AGUARDANDO }, false, true, true, true, false, false, true],
    ['approved', { situacao: APROVADA }, false, false, false, true, false, false, true],
    ['denied', { situacao: NEGADA }, true, false, false, true, false, false, true],
    ['paid', PAGA, true, false, false, false, true, true, false],
    ['paid, refunded', { ...PAGA, valorEstorno: 1 }, true, false, false, false, false, false, false],
  ] as const)('%s', (_name, over, ask, withdraw, deny, settle, undo, refund, remove) => {
    const d = despesa(over);
    expect({
      ask: motivoNaoSolicitar(d, FINANCEIRO) === null,
      withdraw: motivoNaoRetirar(d, FINANCEIRO) === null,
      deny: motivoNaoNegar(d, APROVADOR) === null,
      settle: motivoNaoLiquidar(d, FINANCEIRO, false) === null,
      undo: motivoNaoDesfazerLiquidacao(d, FINANCEIRO) === null,
      refund: motivoNaoEstornar(d, FINANCEIRO) === null,
      remove: motivoNaoExcluir(d, FINANCEIRO) === null,
    }).toEqual({ ask, withdraw, deny, settle, undo, refund, remove });
  });

  it('only who is named in financeiroEspecial deletes what is paid and removes its files', () => {
    expect(motivoNaoExcluir(despesa(PAGA), ESPECIAL)).toBeNull();
    expect(motivoNaoRemoverAnexo(despesa(PAGA), ESPECIAL)).toBeNull();
    expect(motivoNaoRemoverAnexo(despesa(PAGA), FINANCEIRO)).not.toBeNull();
    expect(motivoNaoRemoverAnexo(despesa(), FINANCEIRO)).toBeNull();
  });

  it.each([
    [null, false],
    [AGUARDANDO, false],
    [NEGADA, false],
    [APROVADA, true],
  ] as const)('where approval is demanded, %s settles: %s', (situacao, allowed) => {
    expect(motivoNaoLiquidar(despesa({ situacao }), FINANCEIRO, true) === null).toBe(allowed);
  });

  it.each([LEITOR, APROVADOR])('whoever may not edit does nothing of finance: %j', (quem) => {
    for (const d of [despesa(), despesa(PAGA), despesa({ situacao: AGUARDANDO })]) {
      expect(motivoNaoEditar(d, quem)).not.toBeNull();
      expect(motivoNaoExcluir(d, quem)).not.toBeNull();
      expect(motivoNaoRemoverAnexo(d, quem)).not.toBeNull();
      expect(motivoNaoSolicitar(d, quem)).not.toBeNull();
      expect(motivoNaoRetirar(d, quem)).not.toBeNull();
      expect(motivoNaoLiquidar(d, quem, false)).not.toBeNull();
      expect(motivoNaoDesfazerLiquidacao(d, quem)).not.toBeNull();
      expect(motivoNaoEstornar(d, quem)).not.toBeNull();
    }
  });
});

describe('who may approve', () => {
  const decisao = (over: Partial<DecisaoAprovacao> = {}): DecisaoAprovacao => ({
    usuarioId: 'carla',
    segregacao: true,
    solicitanteId: 'ana',
    autores: ['ana', null],
    aprovadores: [],
    anexoObrigatorio: false,
    anexos: 0,
    ...over,
  });
  const aguarda = despesa({ situacao: AGUARDANDO });

  it.each([
    ['an approver who had no hand in it', {}, true],
    ['the second approver', { aprovadores: ['davi'] }, true],
    ['the same person twice', { aprovadores: ['carla'] }, false],
    ['the same person twice, without segregation', { aprovadores: ['carla'], segregacao: false }, false],
    ['the requester', { solicitanteId: 'carla' }, false],
    ['the requester, without segregation', { solicitanteId: 'carla', segregacao: false }, true],
    ['the creator', { autores: ['carla', 'ana'] }, false],
    ['whoever changed it last', { autores: ['ana', 'carla'] }, false],
    ['the creator, without segregation', { autores: ['carla', 'ana'], segregacao: false }, true],
    ['without the file that is demanded', { anexoObrigatorio: true }, false],
    ['with the file that is demanded', { anexoObrigatorio: true, anexos: 1 }, true],
  ])('%s', (_name, over, allowed) => {
    expect(motivoNaoAprovar(aguarda, APROVADOR, decisao(over)) === null).toBe(allowed);
  });

  it.each<Situacao | null>([null, APROVADA, NEGADA])('nobody while the state is %s', (situacao) => {
    expect(motivoNaoAprovar(despesa({ situacao }), APROVADOR, decisao())).not.toBeNull();
    expect(motivoNaoNegar(despesa({ situacao }), APROVADOR)).not.toBeNull();
  });

  it('nobody without the role', () => {
    expect(motivoNaoAprovar(aguarda, FINANCEIRO, decisao())).not.toBeNull();
    expect(motivoNaoNegar(aguarda, ESPECIAL)).not.toBeNull();
  });
});
