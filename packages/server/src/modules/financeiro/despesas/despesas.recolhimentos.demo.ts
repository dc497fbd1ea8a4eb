/**
 * The fictional union pays over what it retained, each month's on the 18th of the next; one month was forgotten, so that
 * the list shows what is late. Source: issue 4 (retained taxes); decision 032.
 */
import { addMonthsAnchored, monthRange } from '@sede/domain/kernel';
import type { DemoContext } from '#demo/index.ts';
import type { Equipe } from '../financeiro.demo.ts';

const DIA = 18;
const ESQUECIDO = -2;

export function planRecolhimentos({ office, on, desde, hoje, ontem }: DemoContext, { ana }: Equipe): void {
  const esquecido = addMonthsAnchored(hoje, ESQUECIDO).slice(0, 7);
  for (let proximo = `${desde.slice(0, 7)}-${DIA}`; proximo <= ontem; proximo = addMonthsAnchored(proximo, 1)) {
    const dia = proximo;
    const mes = addMonthsAnchored(dia, -1).slice(0, 7);
    if (mes === esquecido) continue;
    on(dia, '15:10', async () => {
      const { itens } = await office.act(ana, 'despesas', 'resumoRetencoes', monthRange(mes));
      for (const { imposto, devido } of itens) {
        await office.act(ana, 'despesas', 'recolher', { mes, imposto, devido, dataRecolhimento: dia });
      }
    });
  }
}
