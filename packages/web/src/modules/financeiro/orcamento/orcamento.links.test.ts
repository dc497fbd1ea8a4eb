import { describe, expect, it } from 'vitest';
import { listaDe } from './orcamento.links.ts';

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
  it.each([
    ['realizado', { ...mes, caixa: true }, {}],
    ['aLiquidar', mes, { centroCusto: 'Luz, água' }],
  ] as const)('%s of %j %j has none: the list could not show the same', (figura, recorte, alvo) => {
    expect(listaDe(figura, recorte, alvo)).toBeNull();
  });
});
