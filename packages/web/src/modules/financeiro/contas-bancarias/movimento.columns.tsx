/** Columns of an account's statement. Source: issue 4 (bank accounts). */
import { MOVIMENTO_FIELDS, type Movimento } from '@sede/domain/modules/financeiro/contas-bancarias';
import { type Column, columnsOf, Digits, Money } from '#platform/ui/index.ts';
import classes from './Contas.module.css';

const movimento = columnsOf<Movimento, typeof MOVIMENTO_FIELDS>(MOVIMENTO_FIELDS);

function Descricao({ movimento: { descricao, detalhe } }: { movimento: Movimento }) {
  return (
    <>
      <span className={classes.descricao}>{descricao}</span>
      {detalhe && <small className={classes.detalhe}>{detalhe}</small>}
    </>
  );
}

export const movimentoColumns: readonly Column<Movimento>[] = [
  movimento('data', { sortable: true, card: 'date', width: 116 }),
  movimento('tipo', { card: 'subtitle', width: 180 }),
  movimento('descricao', { hideable: false, card: 'title', cell: (row) => <Descricao movimento={row} /> }),
  movimento('numero', { card: 'subtitle', width: 130, cell: (row) => <Digits>{row.numero ?? '—'}</Digits> }),
  // Without heads over them, the sign says which way it went.
  movimento('entrada', {
    numeric: true,
    card: 'value',
    inCard: (row) => (row.entrada === null ? null : <Money value={row.entrada} signed />),
    width: 130,
    cell: (row) => (row.entrada === null ? null : <Money value={row.entrada} />),
  }),
  movimento('saida', {
    numeric: true,
    card: 'value',
    inCard: (row) => (row.saida === null ? null : <Money value={-row.saida} signed />),
    width: 130,
    cell: (row) => (row.saida === null ? null : <Money value={row.saida} />),
  }),
  movimento('saldo', {
    numeric: true,
    strong: true,
    hideable: false,
    card: 'date',
    inCard: (row) => (
      <>
        {MOVIMENTO_FIELDS.saldo.rotulo} <Money value={row.saldo} signed />
      </>
    ),
    width: 140,
    cell: (row) => <Money value={row.saldo} signed />,
  }),
];
