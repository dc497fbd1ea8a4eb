/**
 * The fictional union pays over what it retained, each month's on the 18th of the next; one month was forgotten, so that
 * the list shows what is late. Adds to the diary. Source: issue 4 (retained taxes); decision 032.
 */
import { addDays, addMonthsAnchored, monthRange } from '@sede/domain/kernel';
import type { Diario } from './diary.ts';
import type { Office, Worker } from './office.ts';

const DIA = 18;
const ESQUECIDO = -2;

export interface RecolherOptions {
  office: Office;
  quem: Worker;
  /** First day of the history. */
  desde: string;
  hoje: string;
}

export function recolher(diario: Diario, { office, quem, desde, hoje }: RecolherOptions): void {
  const ontem = addDays(hoje, -1);
  const esquecido = addMonthsAnchored(hoje, ESQUECIDO).slice(0, 7);
  for (let dia = `${desde.slice(0, 7)}-${DIA}`; dia <= ontem; dia = addMonthsAnchored(dia, 1)) {
    const mes = addMonthsAnchored(dia, -1).slice(0, 7);
    if (mes === esquecido) continue;
    const work = async () => {
      office.at(dia, '15:10');
      const { itens } = await office.act(quem, 'despesas', 'resumoRetencoes', monthRange(mes));
      for (const { imposto, devido } of itens) {
        await office.act(quem, 'despesas', 'recolher', { mes, imposto, devido, dataRecolhimento: dia });
      }
    };
    diario.set(dia, [...(diario.get(dia) ?? []), work]);
  }
}
