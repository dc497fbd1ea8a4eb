/**
 * Columns of the proposals: what is due, to whom, the last payments, and where document and amount are typed. Whoever
 * may only see reads the amount. Source: issue 4 (recurring expenses with variable value).
 */
import { Button } from '@mantine/core';
import { formatDataBr, formatReaisSemSimbolo } from '@sede/domain/kernel';
import { DESPESA_FIELDS } from '@sede/domain/modules/financeiro/despesas';
import {
  recorrenciasMessages as messages,
  PROPOSTA_FIELDS,
  type Proposta,
  type StatusProposta,
  textoProposta,
} from '@sede/domain/modules/financeiro/recorrencias';
import { MoneyField, TextField } from '#platform/ui/form.ts';
import { type Column, columnsOf, DateText, Money, type RowStatus, TITLE, type Tone } from '#platform/ui/index.ts';
import classes from './Recorrencias.module.css';
import { isPronta, type Rascunhos } from './useRascunhos.ts';

const TOM: Readonly<Record<StatusProposta, Tone | null>> = { atrasada: 'late', vence_hoje: 'today', a_vencer: null };

export const nomeDaProposta = (p: Proposta): string => `${p.itemDespesa} · ${formatDataBr(p.dataVencimento)}`;

export const propostaStatus =
  (hoje: string) =>
  (p: Proposta): RowStatus => ({ tone: TOM[p.status], label: textoProposta(p.dataVencimento, hoje) });

/** The last payments, which a variable amount is taken from. */
function Ultimos({ proposta: { tipoValor, ultimos } }: { proposta: Proposta }) {
  if (tipoValor !== 'estimado') return <span className="muted">Valor fixo</span>;
  if (ultimos.length === 0) return <span className="muted">Nenhum ainda</span>;
  return (
    <span className={classes.ultimos}>
      {ultimos.map(({ id, valor, dataLiquidacaoPagamento }) => (
        <span key={id}>
          {formatDataBr(dataLiquidacaoPagamento)} · {formatReaisSemSimbolo(valor)}
        </span>
      ))}
    </span>
  );
}

interface Confirmacao {
  rascunhos: Rascunhos;
  busy: string | null;
  confirmar: (proposta: Proposta) => void;
}

const column = columnsOf<Proposta, typeof PROPOSTA_FIELDS>(PROPOSTA_FIELDS);
/** The document number of the expense that a proposal becomes. */
const NUMERO = DESPESA_FIELDS.numeroDocumento;

const reading = (hoje: string): Column<Proposta>[] => [
  column('dataVencimento', {
    sortable: true,
    width: 150,
    hideable: false,
    card: 'date',
    cell: (p) => (
      <span className={classes.quando}>
        <DateText value={p.dataVencimento} />
        <small className="muted">{textoProposta(p.dataVencimento, hoje)}</small>
      </span>
    ),
  }),
  column('itemDespesa', {
    header: 'Despesa',
    sortable: true,
    ...TITLE,
    cell: (p) => (
      <span className={classes.quem}>
        {p.itemDespesa}
        <small>{p.nomeBeneficiario}</small>
        <small title={p.descricao}>{p.descricao}</small>
      </span>
    ),
  }),
  column('nomeBeneficiario', { sortable: true, hidden: true }),
  { id: 'ultimos', header: 'Últimos pagamentos', width: 190, cell: (p) => <Ultimos proposta={p} /> },
];

export const propostaColumnsToRead = (hoje: string): readonly Column<Proposta>[] => [
  ...reading(hoje),
  column('valor', {
    sortable: true,
    numeric: true,
    strong: true,
    card: 'value',
    width: 140,
    cell: (p) => <Money value={p.valor} />,
  }),
];

export const propostaColumns = (hoje: string, { rascunhos, busy, confirmar }: Confirmacao): Column<Proposta>[] => [
  ...reading(hoje),
  {
    id: 'numeroDocumento',
    header: NUMERO.rotulo,
    width: 165,
    hideable: false,
    card: 'entry',
    cell: (p) => {
      const { numeroDocumento, erro } = rascunhos.of(p);
      return (
        <span className={`${classes.celula} ${classes.numero}`}>
          <TextField
            label={`${NUMERO.rotulo} de ${nomeDaProposta(p)}`}
            value={numeroDocumento}
            onChange={(value) => rascunhos.set(p, { numeroDocumento: value })}
            placeholder={p.tipoDocumento}
            maxLength={60}
            error={erro}
          />
        </span>
      );
    },
  },
  column('valor', {
    sortable: true,
    numeric: true,
    width: 155,
    hideable: false,
    card: 'entry',
    cell: (p) => (
      <span className={`${classes.celula} ${classes.quanto}`}>
        <MoneyField
          label={`${PROPOSTA_FIELDS.valor.rotulo} de ${nomeDaProposta(p)}`}
          value={rascunhos.of(p).valor}
          onChange={(valor) => rascunhos.set(p, { valor })}
        />
      </span>
    ),
  }),
  {
    id: 'confirmar',
    header: 'Ação',
    width: 110,
    hideable: false,
    card: 'entry',
    cell: (p) => (
      <Button
        variant="default"
        size="xs"
        loading={busy === p.id}
        disabled={!isPronta(rascunhos.of(p)) || (busy !== null && busy !== p.id)}
        title={isPronta(rascunhos.of(p)) ? undefined : messages.faltaParaConfirmar}
        onClick={() => confirmar(p)}
      >
        {messages.confirmar}
        <span className="visually-hidden"> {nomeDaProposta(p)}</span>
      </Button>
    ),
  },
];
