/**
 * Columns of the list of contracts, and of the one with finance eyes.
 * Source: spec 3 §2.12; decisions-sindical-contratos-patrimonio (List); design/areas/contratos-lista.
 */
import {
  type CalendarDate,
  formatDataBr,
  formatInstantBr,
  formatReais,
  formatReaisSemSimbolo,
} from '@sede/domain/kernel';
import {
  CONTRATO_FIELDS,
  type ContratoListado,
  decorrido,
  type EstadoDaVigencia,
  contratosMessages as messages,
  situacaoMostrada,
} from '@sede/domain/modules/contratos/contratos';
import { IconInfoCircle } from '@tabler/icons-react';
import { Fragment } from 'react';
import {
  type Column,
  columnsOf,
  DateText,
  InstantText,
  Money,
  StatusTag,
  TITLE,
  type Tone,
  TwoLines,
} from '#platform/ui/index.ts';
import classes from './contratos.module.css';

const column = columnsOf<ContratoListado, typeof CONTRATO_FIELDS>(CONTRATO_FIELDS);

const TONES: Readonly<Record<EstadoDaVigencia, Tone>> = {
  vigente: 'ok',
  vence: 'wait',
  urgente: 'late',
  venceu: 'late',
  encerrado: 'neutral',
};

type ComVigencia = Pick<ContratoListado, 'situacao' | 'dataInicio' | 'dataFim'>;

export function SituacaoDoContratoTag({ contrato, today }: { contrato: ComVigencia; today: CalendarDate }) {
  const { estado, rotulo } = situacaoMostrada(contrato, today);
  return <StatusTag tone={TONES[estado]} label={rotulo} />;
}

export const nomeDoContrato = ({ numeroContrato, nome }: Pick<ContratoListado, 'numeroContrato' | 'nome'>): string =>
  [numeroContrato, nome].filter(Boolean).join(' ');

function Vigencia({ contrato, today }: { contrato: ContratoListado; today: CalendarDate }) {
  const { dataInicio, dataFim } = contrato;
  const parte = decorrido(contrato, today);
  if (parte === null) return <>{dataFim ? <DateText value={dataFim} /> : '—'}</>;
  const { estado } = situacaoMostrada(contrato, today);
  return (
    <span>
      <span className={classes.barra} aria-hidden>
        <span className={classes.cheia} data-estado={estado} style={{ width: `${parte * 100}%` }} />
      </span>
      <span className={classes.dias}>
        <span>{dataInicio && formatDataBr(dataInicio)}</span>
        <span>{dataFim && formatDataBr(dataFim)}</span>
      </span>
    </span>
  );
}

const parteDe = (valor: number, total: number) => `${Math.round((valor / total) * 100)}%`;

/** '87% pago', 'excede 4%', '83% recebido'; null where there is no value or nothing is linked. */
function andamentoDoValor({ valorTotal, pago, aPagar, recebido, despesas, receitas }: ContratoListado): {
  texto: string;
  excede: boolean;
} | null {
  if (valorTotal === null || valorTotal === 0) return null;
  const excesso = pago + aPagar - valorTotal;
  if (excesso > 0) return { texto: `excede ${parteDe(excesso, valorTotal)}`, excede: true };
  if (despesas === 0 && receitas > 0) return { texto: `${parteDe(recebido, valorTotal)} recebido`, excede: false };
  return { texto: `${parteDe(pago, valorTotal)} pago`, excede: false };
}

/** Where it does not fit it goes on in the next line at a dot: an amount is never cut. */
function Quantia({ centavos }: { centavos: number }) {
  const [inicio, ...grupos] = formatReaisSemSimbolo(centavos).split('.');
  return (
    <>
      {inicio}
      {grupos.map((grupo, at) => (
        <Fragment key={grupos.slice(at).join('.')}>
          .<wbr />
          {grupo}
        </Fragment>
      ))}
    </>
  );
}

function Valor({ contrato }: { contrato: ContratoListado }) {
  const andamento = andamentoDoValor(contrato);
  return (
    <TwoLines
      under={andamento && <span className={andamento.excede ? classes.excede : undefined}>{andamento.texto}</span>}
    >
      {contrato.valorTotal === null ? '—' : <Quantia centavos={contrato.valorTotal} />}
    </TwoLines>
  );
}

/** The first of whom it is with, and how many more. */
export const contratadoDe = ({
  contratado,
  outrosContratados,
}: Pick<ContratoListado, 'contratado' | 'outrosContratados'>): string | null =>
  contratado && (outrosContratados > 0 ? `${contratado} e mais ${outrosContratados}` : contratado);

/** Beside a panel, too; a card tells it with the name. */
const numero: Column<ContratoListado> = {
  ...column('numeroContrato', { sortable: 'numero', width: 96, card: 'subtitle' }),
  inCard: () => null,
};

/** Who registered it and when: read by pointing at it, and aloud. */
function Cadastro({ contrato: { autor, dataCarregamento } }: { contrato: ContratoListado }) {
  const texto = `Cadastrado por ${autor} em ${formatInstantBr(dataCarregamento)}`;
  return (
    <span role="img" aria-label={texto} title={texto} className={classes.cadastro}>
      <IconInfoCircle size={14} aria-hidden />
    </span>
  );
}

const nome: Column<ContratoListado> = {
  ...column('nome', { ...TITLE, header: 'Nome e contratado', sortable: true, wrap: true, least: 148, share: 2 }),
  cell: (row) => (
    <TwoLines under={contratadoDe(row)}>
      {row.nome}
      {'\u00a0'}
      <Cadastro contrato={row} /> {row.arquivos === 0 && <StatusTag tone="wait" label={messages.semAnexo} />}{' '}
      {row.aConferir.length > 0 && <StatusTag tone="wait" label={messages.aConferir} />}
    </TwoLines>
  ),
  inCard: (row) => (
    <TwoLines
      under={[[row.tipoObjeto, row.numeroContrato].filter(Boolean).join(' '), contratadoDe(row)]
        .filter(Boolean)
        .join(' · ')}
    >
      {row.nome}
    </TwoLines>
  ),
};

const situacao = (today: CalendarDate): Column<ContratoListado> =>
  column('situacao', {
    ...{ width: 132, card: 'status' },
    cell: (row) => <SituacaoDoContratoTag contrato={row} today={today} />,
  });

export const contratoColumns = (today: CalendarDate): readonly Column<ContratoListado>[] => [
  numero,
  nome,
  column('tipoObjeto', { sortable: true, width: 120, card: 'none' }),
  {
    ...{ id: 'vigencia', header: 'Vigência', sortable: true, width: 170, card: 'date' },
    cell: (row) => <Vigencia contrato={row} today={today} />,
    inCard: ({ dataFim }) => (dataFim ? `até ${formatDataBr(dataFim)}` : null),
  },
  situacao(today),
  column('dataAlerta', { sortable: true, width: 110, hidden: true }),
  column('dataInicio', { sortable: true, width: 110, hidden: true }),
  column('dataFim', { sortable: true, width: 110, hidden: true }),
  {
    ...{ id: 'dataCarregamento', header: 'Carregado em', sortable: true, width: 140, hidden: true },
    cell: ({ dataCarregamento }) => <InstantText value={dataCarregamento} />,
  },
  {
    ...{ id: 'vigente', header: 'Vigente', width: 90, hidden: true },
    cell: ({ vigente }) => (vigente ? 'Sim' : 'Não'),
  },
  { id: 'autor', header: 'Cadastrado por', width: 150, hidden: true, cell: ({ autor }) => autor },
  column('valorTotal', {
    ...{ sortable: true, numeric: true, wrap: true, width: 124, card: 'value' },
    cell: (row) => <Valor contrato={row} />,
  }),
];

const quantia = (id: 'pago' | 'aPagar' | 'recebido', header: string): Column<ContratoListado> => ({
  ...{ id, header, numeric: true, wrap: true, width: 118 },
  cell: (row) => <Quantia centavos={row[id]} />,
});

export const contratoColumnsDoFinanceiro = (today: CalendarDate): readonly Column<ContratoListado>[] => [
  numero,
  nome,
  situacao(today),
  column('valorTotal', {
    ...{ sortable: true, numeric: true, wrap: true, width: 118, card: 'value' },
    cell: ({ valorTotal }) => (valorTotal === null ? '—' : <Quantia centavos={valorTotal} />),
  }),
  quantia('pago', 'Pago'),
  quantia('aPagar', 'A pagar'),
  quantia('recebido', 'Recebido'),
  {
    ...{ id: 'saldo', header: 'Saldo', numeric: true, width: 130 },
    cell: ({ valorTotal, pago, aPagar }) => <Saldo valor={valorTotal} usado={pago + aPagar} />,
  },
];

/** What is left; below zero 'excede R$ …'. */
export function Saldo({ valor, usado }: { valor: number | null; usado: number }) {
  if (valor === null) return <>—</>;
  if (usado > valor) return <span className={classes.excede}>{messages.excede(formatReais(usado - valor))}</span>;
  return <Money value={valor - usado} />;
}
