import { describe, expect, it } from 'vitest';
import {
  decorrido,
  motivoNaoAnotarContrato,
  motivoNaoEditarContrato,
  motivoNaoEncerrarContrato,
  motivoNaoExcluirContrato,
  motivoNaoReabrirContrato,
  situacaoMostrada,
  textoDoFim,
} from './contrato.rules.ts';

it.each([
  ['2026-12-01', 'vence em 30 dias'],
  ['2026-12-30', 'vence em 1 dia'],
  ['2026-12-31', 'vence hoje'],
  ['2027-01-01', 'venceu em 31/12/2026'],
])('on %s it %s', (hoje, texto) => expect(textoDoFim('2026-12-31', hoje)).toBe(texto));

describe('what is shown of its term', () => {
  it.each([
    ['Vigente', null, '2026-12-31', 'vigente', 'Vigente'],
    ['Vigente', '2027-04-01', '2026-12-31', 'vigente', 'Vigente'],
    ['Vigente', '2027-03-31', '2026-12-31', 'vigente', 'Vence em 90 dias'],
    ['Vigente', '2027-03-02', '2026-12-31', 'vigente', 'Vence em 61 dias'],
    ['Vigente', '2027-03-01', '2026-12-31', 'vence', 'Vence em 60 dias'],
    ['Vigente', '2027-01-08', '2026-12-31', 'vence', 'Vence em 8 dias'],
    ['Vigente', '2027-01-07', '2026-12-31', 'urgente', 'Vence em 7 dias'],
    ['Vigente', '2026-12-31', '2026-12-31', 'urgente', 'Vence hoje'],
    ['Vigente', '2026-12-30', '2026-12-31', 'venceu', 'Venceu em 30/12/2026'],
    ['Encerrado', '2026-12-30', '2026-12-31', 'encerrado', 'Encerrado'],
  ] as const)('%s, until %s, on %s: %s, %s', (situacao, dataFim, hoje, estado, rotulo) => {
    expect(situacaoMostrada({ situacao, dataFim }, hoje)).toEqual({ estado, rotulo });
  });

  it.each([
    ['the day before it begins', '2025-12-31', 0],
    ['its first day', '2026-01-01', 0.1],
    ['its last day', '2026-01-10', 1],
    ['long after', '2030-01-01', 1],
  ])('of its term is over on %s (%s): %s', (_, hoje, part) => {
    expect(decorrido({ dataInicio: '2026-01-01', dataFim: '2026-01-10' }, hoje)).toBe(part);
  });
  it('nothing is known of a term without both days; an imported one the wrong way round is over', () => {
    expect(decorrido({ dataInicio: null, dataFim: '2026-01-10' }, '2026-01-05')).toBeNull();
    expect(decorrido({ dataInicio: '2026-02-01', dataFim: '2026-01-10' }, '2026-01-05')).toBe(1);
  });
});

describe('what may be done with it', () => {
  const ATOS = {
    editar: motivoNaoEditarContrato,
    encerrar: motivoNaoEncerrarContrato,
    reabrir: motivoNaoReabrirContrato,
    anotar: motivoNaoAnotarContrato,
    excluir: motivoNaoExcluirContrato,
  };
  it.each([
    ['Vigente', ['editar', 'encerrar', 'anotar', 'excluir']],
    ['Encerrado', ['reabrir', 'anotar', 'excluir']],
    ['Excluido', []],
  ] as const)('%s: %s', (situacao, atos) => {
    const pode = Object.entries(ATOS).filter(([, motivo]) => motivo({ situacao }) === null);
    expect(pode.map(([ato]) => ato)).toEqual(atos);
    for (const motivo of Object.values(ATOS)) expect([null, situacao]).toContain(motivo({ situacao }));
  });
});
