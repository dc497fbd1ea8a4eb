import { describe, expect, it } from 'vitest';
import { listaDe } from './orcamento.paths.ts';

const mes = { inicio: '2026-10-21', fim: '2026-11-20', caixa: false };
describe('the list behind a figure', () => {
  it('has its period, cost centre, items and state', () => {
    expect(listaDe('comprometido', mes, { centroCusto: 'Outro', itens: ['a', 'b'] })).toBe(
      '/financial/expenses?periodo=2026-10-21..2026-11-20&statusVencimento=vencida,vence_hoje,a_vencer&situacao=aprovada&centroCusto=Outro&idItemDespesa=a,b',
    );
    expect(listaDe('aLiquidar', mes, { centroCusto: '' })).toContain('&semCentroCusto=sim');
    expect(listaDe('realizado', mes)).toBe(
      '/financial/expenses?periodo=2026-10-21..2026-11-20&statusVencimento=liquidada',
    );
  });
  it('by cash is the report of payments and refunds; what is unpaid has no other date than its own', () => {
    expect(listaDe('realizado', { ...mes, caixa: true }, { centroCusto: '', itens: ['a'] })).toBe(
      '/financial/relatorio?periodo=2026-10-21..2026-11-20&base=caixa&semCentroCusto=sim&idItemDespesa=a',
    );
    expect(listaDe('aLiquidar', { ...mes, caixa: true })).toBe(listaDe('aLiquidar', mes));
  });
  it.each([
    ['aLiquidar', mes, { centroCusto: 'Luz, água' }],
    ['realizado', mes, { itens: Array.from({ length: 41 }, String) }],
  ] as const)('%s of %j %j has none: the list could not show the same', (figura, recorte, alvo) => {
    expect(listaDe(figura, recorte, alvo)).toBeNull();
  });
});
