/**
 * The fictional union pays over what it retained, each month's on the 18th of the next, the town's tax on the 8th, or the business day before; one month was forgotten, so that
 * the list shows what is late. Source: issue 4 (retained taxes); decision 032.
 */
import { addMonthsAnchored, diaUtilAte, monthRange } from '@sede/domain/kernel';
import type { DemoContext } from '#demo/index.ts';
import type { Equipe } from '../financeiro.demo.ts';

const DIAS = { iss: 8, federais: 18 } as const;
const ESQUECIDO = -2;

export function planRecolhimentos({ office, on, desde, hoje, ontem }: DemoContext, { ana }: Equipe): void {
  const esquecido = addMonthsAnchored(hoje, ESQUECIDO).slice(0, 7);
  for (const [quais, doMes] of Object.entries(DIAS)) {
    const primeiro = `${desde.slice(0, 7)}-${String(doMes).padStart(2, '0')}`;
    for (let proximo = primeiro; proximo <= ontem; proximo = addMonthsAnchored(proximo, 1)) {
      const dia = diaUtilAte(proximo);
      const mes = addMonthsAnchored(proximo, -1).slice(0, 7);
      if (mes === esquecido) continue;
      on(dia, '15:10', async () => {
        const { itens } = await office.act(ana, 'despesas', 'resumoRetencoes', monthRange(mes));
        for (const { imposto, devido } of itens) {
          if ((imposto === 'iss') !== (quais === 'iss')) continue;
          await office.act(ana, 'despesas', 'recolher', { mes, imposto, devido, dataRecolhimento: dia });
        }
      });
    }
  }
}
