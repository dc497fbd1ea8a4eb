/** numeros_juridico.xlsx: the figures as they stand on the page. Source: decisions-legal (Panel, 'Números'). */
import type { InputOf } from '@sede/domain/contract';
import { formatMes } from '@sede/domain/kernel';
import {
  COLUNAS_DOS_NUMEROS as COLUNAS,
  diasDeEspera,
  formatDias,
  formatTaxa,
  type LinhaDosNumeros,
  painelJuridicoMessages as messages,
  ocupacaoDe,
  taxaDeFalta,
} from '@sede/domain/modules/juridico/painel-juridico';
import type { painelJuridicoContract } from '@sede/domain/modules/juridico/painel-juridico/contract';
import type { RawContext } from '#platform/api/index.ts';
import { type ExportColumn, exportReply } from '#platform/exports/index.ts';
import { readNumeros } from './numeros.views.ts';

const columns: readonly ExportColumn<LinhaDosNumeros>[] = [
  { titulo: COLUNAS.mes, tipo: 'texto', valor: ({ mes }) => formatMes(mes) },
  { titulo: COLUNAS.escritorio, tipo: 'texto', valor: ({ nomeEscritorio }) => nomeEscritorio },
  { titulo: COLUNAS.servico, tipo: 'texto', valor: ({ tipoServico }) => tipoServico },
  { titulo: COLUNAS.agendados, tipo: 'inteiro', valor: ({ agendados }) => agendados },
  { titulo: COLUNAS.atendidos, tipo: 'inteiro', valor: ({ atendidos }) => atendidos },
  { titulo: COLUNAS.faltas, tipo: 'inteiro', valor: ({ faltas }) => faltas },
  { titulo: COLUNAS.cancelados, tipo: 'inteiro', valor: ({ cancelados }) => cancelados },
  { titulo: COLUNAS.taxaDeFalta, tipo: 'texto', valor: (linha) => formatTaxa(taxaDeFalta(linha)) },
  { titulo: COLUNAS.diasDeEspera, tipo: 'texto', valor: (linha) => formatDias(diasDeEspera(linha)) },
  { titulo: COLUNAS.horarios, tipo: 'inteiro', valor: ({ horarios }) => horarios },
  { titulo: COLUNAS.ocupacao, tipo: 'texto', valor: (linha) => formatTaxa(ocupacaoDe(linha)) },
];

export async function exportarNumeros(
  ctx: RawContext,
  { formato, ...filtro }: InputOf<(typeof painelJuridicoContract)['exportarNumeros']>,
) {
  const { linhas: rows } = await readNumeros(ctx, filtro);
  return exportReply<LinhaDosNumeros>(ctx, {
    ...{ formato, nome: 'numeros_juridico', titulo: messages.numeros, columns, rows },
  });
}
