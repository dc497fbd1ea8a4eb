/** Columns of the expense report and of the analysis; item and description expand in a dialog. Source: spec 1 §2.12. */
import { rotuloCentro } from '@sede/domain/modules/financeiro/orcamento';
import {
  LANCAMENTO_DESPESA_FIELDS as FIELDS,
  LANCAMENTO_DESPESA_ROTULOS,
  type LancamentoDespesa,
} from '@sede/domain/modules/financeiro/relatorio-despesas';
import { type Column, DateText, Digits, Money } from '#platform/ui/index.ts';
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

/** By cash each line also says what it is. */
export const lancamentoColumns = (porCaixa: boolean, onExpand: Expandir): readonly Column<LancamentoDespesa>[] => [
  {
    id: 'data',
    header: porCaixa ? FIELDS.data.rotulo : 'Vencimento',
    sortable: true,
    width: 116,
    cell: (row) => <DateText value={row.data} />,
  },
  ...(porCaixa
    ? [
        {
          id: 'lancamento',
          header: FIELDS.lancamento.rotulo,
          width: 112,
          cell: (row: LancamentoDespesa) => LANCAMENTO_DESPESA_ROTULOS[row.lancamento],
        },
      ]
    : []),
  { id: 'tipoDespesa', header: 'Tipo', sortable: true, width: 130, cell: (row) => row.tipoDespesa },
  {
    id: 'itemDespesa',
    header: 'Item',
    sortable: true,
    strong: true,
    hideable: false,
    card: 'title',
    cell: (row) => <Expansivel titulo={FIELDS.itemDespesa.rotulo} texto={row.itemDespesa} onExpand={onExpand} />,
  },
  {
    id: 'descricao',
    header: FIELDS.descricao.rotulo,
    cell: (row) => <Expansivel titulo={FIELDS.descricao.rotulo} texto={row.descricao} onExpand={onExpand} />,
  },
  {
    id: 'nomeBeneficiario',
    header: FIELDS.nomeBeneficiario.rotulo,
    sortable: true,
    cell: (row) => row.nomeBeneficiario,
  },
  {
    id: 'centroCusto',
    header: FIELDS.centroCusto.rotulo,
    sortable: true,
    hidden: true,
    cell: (row) => rotuloCentro(row.centroCusto),
  },
  {
    id: 'parcela',
    header: FIELDS.parcela.rotulo,
    muted: true,
    width: 84,
    cell: (row) => <Digits>{row.parcela}</Digits>,
  },
  {
    id: 'valor',
    header: FIELDS.valor.rotulo,
    sortable: true,
    numeric: true,
    strong: true,
    hideable: false,
    card: 'value',
    width: 140,
    cell: (row) => <Money value={row.valor} bare signed />,
  },
  {
    id: 'documento',
    header: 'Documento',
    hidden: true,
    cell: (row) => `${row.tipoDocumento} ${row.numeroDocumento}`,
  },
  {
    id: 'dataLiquidacaoPagamento',
    header: FIELDS.dataLiquidacaoPagamento.rotulo,
    hidden: true,
    cell: (row) => <DateText value={row.dataLiquidacaoPagamento} />,
  },
];
