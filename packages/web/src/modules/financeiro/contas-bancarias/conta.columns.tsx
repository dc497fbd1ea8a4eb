/** Columns of the list of bank accounts and of an account's statement. Source: issue 4 (bank accounts). */
import {
  CONTA_READ_FIELDS as CONTA,
  type ContaBancaria,
  MOVIMENTO_FIELDS,
  type Movimento,
} from '@sede/domain/modules/financeiro/contas-bancarias';
import { type Column, columnsOf, Digits, enabledColumn, Money, TITLE } from '#platform/ui/index.ts';
import classes from './Contas.module.css';

const conta = columnsOf<ContaBancaria, typeof CONTA>(CONTA);
const movimento = columnsOf<Movimento, typeof MOVIMENTO_FIELDS>(MOVIMENTO_FIELDS);

export const contaColumns: readonly Column<ContaBancaria>[] = [
  conta('nome', { sortable: true, ...TITLE }),
  conta('tipo', { sortable: true, width: 140 }),
  conta('banco', {
    header: CONTA.codigoBanco.rotulo,
    sortable: true,
    cell: (row) => row.banco ?? row.codigoBanco ?? '—',
  }),
  conta('agencia', { width: 110, cell: (row) => <Digits>{row.agencia ?? '—'}</Digits> }),
  conta('conta', { width: 140, cell: (row) => <Digits>{row.conta ?? '—'}</Digits> }),
  enabledColumn,
  conta('saldo', {
    sortable: true,
    numeric: true,
    strong: true,
    hideable: false,
    card: 'value',
    width: 160,
    cell: (row) => <Money value={row.saldo} signed />,
  }),
];

function Descricao({ movimento: { descricao, detalhe } }: { movimento: Movimento }) {
  return (
    <>
      <span className={classes.descricao}>{descricao}</span>
      {detalhe && <small className={classes.detalhe}>{detalhe}</small>}
    </>
  );
}

export const movimentoColumns: readonly Column<Movimento>[] = [
  movimento('data', { sortable: true, width: 116 }),
  movimento('tipo', { width: 180 }),
  movimento('descricao', { hideable: false, card: 'title', cell: (row) => <Descricao movimento={row} /> }),
  movimento('numero', { width: 130, cell: (row) => <Digits>{row.numero ?? '—'}</Digits> }),
  movimento('entrada', {
    numeric: true,
    width: 130,
    cell: (row) => (row.entrada === null ? null : <Money value={row.entrada} bare />),
  }),
  movimento('saida', {
    numeric: true,
    width: 130,
    cell: (row) => (row.saida === null ? null : <Money value={row.saida} bare />),
  }),
  movimento('saldo', {
    numeric: true,
    strong: true,
    hideable: false,
    card: 'value',
    width: 140,
    cell: (row) => <Money value={row.saldo} bare signed />,
  }),
];
