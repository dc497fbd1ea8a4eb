/** Columns of the list of bank accounts and of an account's statement. Source: issue 4 (bank accounts). */
import {
  CONTA_READ_FIELDS as CONTA,
  type ContaBancaria,
  MOVIMENTO_FIELDS,
  MOVIMENTO_ROTULOS,
  type Movimento,
  TIPO_CONTA_ROTULOS,
} from '@sede/domain/modules/financeiro/contas-bancarias';
import { type Column, DateText, Digits, EnabledTag, Money } from '#platform/ui/index.ts';
import classes from './Contas.module.css';

export const contaColumns: readonly Column<ContaBancaria>[] = [
  {
    id: 'nome',
    header: CONTA.nome.rotulo,
    sortable: true,
    strong: true,
    hideable: false,
    card: 'title',
    cell: (row) => row.nome,
  },
  { id: 'tipo', header: CONTA.tipo.rotulo, sortable: true, width: 140, cell: (row) => TIPO_CONTA_ROTULOS[row.tipo] },
  {
    id: 'banco',
    header: 'Banco',
    sortable: true,
    cell: (row) => row.banco ?? row.codigoBanco ?? '—',
  },
  { id: 'agencia', header: CONTA.agencia.rotulo, width: 110, cell: (row) => <Digits>{row.agencia ?? '—'}</Digits> },
  { id: 'conta', header: CONTA.conta.rotulo, width: 140, cell: (row) => <Digits>{row.conta ?? '—'}</Digits> },
  {
    id: 'situacao',
    header: 'Situação',
    width: 130,
    card: 'value',
    cell: (row) => <EnabledTag disabled={row.desabilitado} />,
  },
  {
    id: 'saldo',
    header: CONTA.saldo.rotulo,
    sortable: true,
    numeric: true,
    strong: true,
    hideable: false,
    card: 'value',
    width: 160,
    cell: (row) => <Money value={row.saldo} signed />,
  },
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
  {
    id: 'data',
    header: MOVIMENTO_FIELDS.data.rotulo,
    sortable: true,
    width: 116,
    cell: (row) => <DateText value={row.data} />,
  },
  { id: 'tipo', header: MOVIMENTO_FIELDS.tipo.rotulo, width: 180, cell: (row) => MOVIMENTO_ROTULOS[row.tipo] },
  {
    id: 'descricao',
    header: MOVIMENTO_FIELDS.descricao.rotulo,
    hideable: false,
    card: 'title',
    cell: (row) => <Descricao movimento={row} />,
  },
  {
    id: 'numero',
    header: MOVIMENTO_FIELDS.numero.rotulo,
    width: 130,
    cell: (row) => <Digits>{row.numero ?? '—'}</Digits>,
  },
  {
    id: 'entrada',
    header: MOVIMENTO_FIELDS.entrada.rotulo,
    numeric: true,
    width: 130,
    cell: (row) => (row.entrada === null ? null : <Money value={row.entrada} bare />),
  },
  {
    id: 'saida',
    header: MOVIMENTO_FIELDS.saida.rotulo,
    numeric: true,
    width: 130,
    cell: (row) => (row.saida === null ? null : <Money value={row.saida} bare />),
  },
  {
    id: 'saldo',
    header: MOVIMENTO_FIELDS.saldo.rotulo,
    numeric: true,
    strong: true,
    hideable: false,
    card: 'value',
    width: 140,
    cell: (row) => <Money value={row.saldo} bare signed />,
  },
];
