import { describe, expect, it } from 'vitest';
import { SITUACOES_DO_ATENDIMENTO, type SituacaoDoAtendimento } from './atendimento.lists.ts';
import {
  isFiliadoAusente,
  isVencido,
  motivoNaoCancelar,
  motivoNaoCancelarConclusao,
  motivoNaoComentar,
  motivoNaoConcluir,
  motivoNaoEditar,
  motivoNaoRegistrarResultado,
  motivoNaoRemarcar,
  proximoPossivel,
  situacaoDepoisDoResultado,
} from './atendimento.rules.ts';

/** Situations in which the act is allowed. */
const permite = (
  motivo: (um: { situacao: SituacaoDoAtendimento; ocorreu: boolean | null }) => unknown,
  ocorreu = true,
) => SITUACOES_DO_ATENDIMENTO.filter((situacao) => motivo({ situacao, ocorreu }) === null);

describe('an appointment', () => {
  it('may be acted on as the table of acts says', () => {
    expect(permite(motivoNaoEditar)).toEqual(['Aguardando realização', 'Aguardando conclusão']);
    expect(permite(motivoNaoRemarcar)).toEqual(['Aguardando realização']);
    expect(permite(motivoNaoRegistrarResultado)).toEqual(['Aguardando realização', 'Aguardando conclusão']);
    expect(permite(motivoNaoConcluir)).toEqual(['Aguardando conclusão']);
    expect(permite(motivoNaoCancelarConclusao)).toEqual(['Concluído']);
    expect(permite(motivoNaoCancelar)).toEqual(['Aguardando realização', 'Aguardando conclusão', 'Concluído']);
    expect(permite(motivoNaoComentar)).toEqual(SITUACOES_DO_ATENDIMENTO.slice(0, 4));
  });

  it('is concluded only with the outcome Sim; the others say what it is now', () => {
    expect(permite(motivoNaoConcluir, false)).toEqual([]);
    expect(motivoNaoConcluir({ situacao: 'Aguardando realização', ocorreu: null })).toBe('sem_resultado');
    expect(motivoNaoConcluir({ situacao: 'Cancelado', ocorreu: true })).toEqual({
      codigo: 'situacao',
      valores: { situacao: 'Cancelado' },
    });
    expect([situacaoDepoisDoResultado(true), situacaoDepoisDoResultado(false)]).toEqual([
      'Aguardando conclusão',
      'Concluído',
    ]);
  });

  it('was missed only by a member who did not come, and not when it is cancelled', () => {
    const falta = { situacao: 'Concluído', ocorreu: false, motivoDaFalta: 'filiado' } as const;
    expect(isFiliadoAusente(falta)).toBe(true);
    expect(isFiliadoAusente({ ...falta, motivoDaFalta: 'escritorio' })).toBe(false);
    expect(isFiliadoAusente({ ...falta, situacao: 'Cancelado' })).toBe(false);
    expect(isFiliadoAusente({ ...falta, ocorreu: null, motivoDaFalta: null })).toBe(false);
  });

  it('is overdue from the day after its day, while it is scheduled', () => {
    const marcado = { situacao: 'Aguardando realização', data: '2026-11-25' } as const;
    expect(isVencido(marcado, '2026-11-25')).toBe(false);
    expect(isVencido(marcado, '2026-11-26')).toBe(true);
    expect(isVencido({ ...marcado, situacao: 'Aguardando conclusão' }, '2026-11-26')).toBe(false);
  });

  it('makes the next one usual thirty days after, or ninety after a missed one', () => {
    expect(proximoPossivel({ data: '2026-09-14', compareceu: true })).toBe('2026-10-14');
    expect(proximoPossivel({ data: '2026-10-30', compareceu: false })).toBe('2027-01-28');
  });
});
