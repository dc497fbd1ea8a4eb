/** Columns of the expense report and of the analysis; item and description expand in a dialog. Source: spec 1 §2.12. */
import { rotuloCentro } from '@sede/domain/modules/financeiro/orcamento';
import {
  LANCAMENTO_DESPESA_FIELDS as FIELDS,
  LANCAMENTO_DESPESA_ROTULOS,
  type LancamentoDespesa,
} from '@sede/domain/modules/financeiro/relatorio-despesas';
import { type Column, columnsOf, Digits, Money, TITLE } from '#platform/ui/index.ts';
import classes from './relatorio-despesas.module.css';

/** A text that a dialog shows whole. */
export interface Expandido {
  titulo: string;
  texto: string;
}

type Expandir = (expandido: Expandido) => void;

function Expansivel({ titulo, texto, onExpand }: Expandido & { onExpand: Expandir }) {
  return (
    <button
      type="button"
      className={classes.expandir}
      title={texto}
      aria-label={`${titulo}: ${texto}`}
      aria-haspopup="dialog"
      onClick={() => onExpand({ titulo, texto })}
    >
      {texto}
    </button>
  );
}

const column = columnsOf<LancamentoDespesa, typeof FIELDS>(FIELDS);

/** By cash each line also says what it is. */
export const lancamentoColumns = (porCaixa: boolean, onExpand: Expandir): readonly Column<LancamentoDespesa>[] => [
  column('data', { ...(porCaixa ? {} : { header: 'Vencimento' }), sortable: true, card: 'date', width: 116 }),
  ...(porCaixa
    ? [column('lancamento', { card: 'status', width: 112, cell: (row) => LANCAMENTO_DESPESA_ROTULOS[row.lancamento] })]
    : []),
  column('tipoDespesa', { header: 'Tipo', sortable: true, width: 130 }),
  column('itemDespesa', {
    header: 'Item',
    sortable: true,
    ...TITLE,
    cell: (row) => <Expansivel titulo={FIELDS.itemDespesa.rotulo} texto={row.itemDespesa} onExpand={onExpand} />,
  }),
  column('descricao', {
    cell: (row) => <Expansivel titulo={FIELDS.descricao.rotulo} texto={row.descricao} onExpand={onExpand} />,
  }),
  column('nomeBeneficiario', { sortable: true, card: 'subtitle' }),
  column('centroCusto', { sortable: true, hidden: true, cell: (row) => rotuloCentro(row.centroCusto) }),
  column('parcela', { muted: true, width: 84, cell: (row) => <Digits>{row.parcela}</Digits> }),
  column('valor', {
    sortable: true,
    numeric: true,
    strong: true,
    hideable: false,
    card: 'value',
    width: 140,
    cell: (row) => <Money value={row.valor} signed />,
  }),
  {
    id: 'documento',
    header: 'Documento',
    hidden: true,
    cell: (row) => `${row.tipoDocumento} ${row.numeroDocumento}`,
  },
  column('dataLiquidacaoPagamento', { hidden: true }),
];
