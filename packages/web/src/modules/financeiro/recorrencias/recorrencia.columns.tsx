/** Columns of the list of recurring expenses, and the colour of each state. Source: issue 4. */
import { formatContagem } from '@sede/domain/kernel';
import {
  FREQUENCIA_ROTULOS,
  RECORRENCIA_FIELDS,
  type Recorrencia,
  SITUACAO_RECORRENCIA_ROTULOS,
  type SituacaoRecorrencia,
} from '@sede/domain/modules/financeiro/recorrencias';
import { type Column, columnsOf, DateText, Money, StatusTag, TITLE, type Tone } from '#platform/ui/index.ts';
import classes from './Recorrencias.module.css';

const TOM: Readonly<Record<SituacaoRecorrencia, Tone>> = {
  ativa: 'ok',
  pausada: 'wait',
  encerrada: 'neutral',
  desabilitada: 'neutral',
};
const atrasadas = (n: number) => formatContagem(n, 'atrasada', 'atrasadas');

const column = columnsOf<Recorrencia, typeof RECORRENCIA_FIELDS>(RECORRENCIA_FIELDS);

export const recorrenciaColumns: readonly Column<Recorrencia>[] = [
  { id: 'itemDespesa', header: 'Item', sortable: true, ...TITLE, cell: (row) => row.itemDespesa },
  {
    id: 'nomeBeneficiario',
    header: RECORRENCIA_FIELDS.idBeneficiario.rotulo,
    sortable: true,
    card: 'subtitle',
    cell: (row) => row.nomeBeneficiario,
  },
  column('frequencia', {
    sortable: true,
    width: 170,
    cell: (row) => `${FREQUENCIA_ROTULOS[row.frequencia]}, dia ${row.diaVencimento}`,
  }),
  column('centroCusto', { hidden: true }),
  {
    id: 'proximoVencimento',
    header: 'Próximo vencimento',
    sortable: true,
    card: 'date',
    width: 210,
    cell: (row) => (
      <span className={classes.proximo}>
        <DateText value={row.proximoVencimento} />
        {row.atrasadas > 0 && <StatusTag tone="late" label={atrasadas(row.atrasadas)} />}
      </span>
    ),
  },
  {
    id: 'situacao',
    header: 'Situação',
    card: 'status',
    width: 130,
    cell: (row) => <StatusTag tone={TOM[row.situacao]} label={SITUACAO_RECORRENCIA_ROTULOS[row.situacao]} />,
  },
  column('valor', {
    sortable: true,
    numeric: true,
    strong: true,
    card: 'value',
    width: 150,
    cell: (row) => (
      <span className={classes.valor}>
        {row.tipoValor === 'estimado' && <small>variável</small>}
        <Money value={row.valor} />
      </span>
    ),
  }),
];
