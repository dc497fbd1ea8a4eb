/** Columns of the results of a month; an occurrence that nobody has treated says so by its button. Source: design/areas/filiados-consignacao. */
import { formatCpf, nomeProprio } from '@sede/domain/kernel';
import {
  type Codigo,
  RESULTADO_FIELDS as FIELDS,
  type NaoConsignado,
  OCORRENCIAS,
  type Resultado,
  ROTULO_CAUSA,
  ROTULO_CODIGO,
  ROTULO_TRATAMENTO,
} from '@sede/domain/modules/filiados/consignacoes';
import { FILIADO_FIELDS, ROTULO_SITUACAO } from '@sede/domain/modules/filiados/filiados';
import { IconScale } from '@tabler/icons-react';
import { type Column, columnsOf, Money, StatusTag, TITLE, type Tone } from '#platform/ui/index.ts';
import { CasaTag } from '../filiados/index.ts';
import classes from './consignacoes.module.css';

const TONES: Partial<Record<Codigo, Tone>> = {
  ...{ ok: 'ok', nao_descontado: 'wait', valor_diferente: 'today', fora_da_tabela: 'today', casa_diferente: 'today' },
  ...{ sem_cadastro: 'late', desfiliado: 'late', falecido: 'late', inativo: 'late', boleto: 'wait', duplicado: 'wait' },
  nome_a_confirmar: 'wait',
};

export const nomeDe = ({ nome }: Pick<Resultado, 'nome'>): string => (nome ? nomeProprio(nome) : 'Sem nome no arquivo');
export const isOcorrencia = ({ codigo }: Resultado): boolean => OCORRENCIAS.includes(codigo);

export function CodigoTag({ codigo }: Pick<Resultado, 'codigo'>) {
  return <StatusTag tone={TONES[codigo] ?? 'neutral'} label={ROTULO_CODIGO[codigo] ?? codigo} />;
}

function Processos({ processos }: Pick<Resultado, 'processos'>) {
  if (processos === 0) return '—';
  return (
    <span className={classes.processos}>
      <IconScale size={15} aria-hidden /> {processos}
    </span>
  );
}

/** What was decided, and below it why: the cause, the note, or what the check found. */
function Tratamento({ resultado, onTratar }: { resultado: Resultado; onTratar: ((row: Resultado) => void) | null }) {
  const { tratamento, causa, nota, detalhe } = resultado;
  const why = [causa && ROTULO_CAUSA[causa], nota, detalhe].filter(Boolean).join(' · ');
  if (tratamento !== null)
    return (
      <span className={classes.tratamento} title={why || undefined}>
        <b>{ROTULO_TRATAMENTO[tratamento] ?? tratamento}</b> {why && <small>{why}</small>}
      </span>
    );
  if (!isOcorrencia(resultado)) return detalhe ?? '—';
  return (
    <span className={classes.tratamento} title={detalhe ?? undefined}>
      {onTratar ? (
        <button
          type="button"
          className={classes.link}
          aria-label={`Tratar ${nomeDe(resultado)}`}
          onClick={(event) => {
            event.stopPropagation();
            onTratar(resultado);
          }}
        >
          Tratar…
        </button>
      ) : (
        'A tratar'
      )}{' '}
      {detalhe && <small>{detalhe}</small>}
    </span>
  );
}

const column = columnsOf<Resultado, typeof FIELDS>(FIELDS);

/** `onTratar` null: nothing can be decided now. */
export const resultadoColumns = (onTratar: ((row: Resultado) => void) | null): readonly Column<Resultado>[] => [
  column('nome', { ...TITLE, sortable: true, share: 2, cell: nomeDe }),
  column('casa', { sortable: true, width: 92, cell: ({ casa }) => <CasaTag casa={casa} />, card: 'date' }),
  column('matricula', { sortable: true, width: 104, card: 'subtitle' }),
  column('codigo', { sortable: true, width: 172, card: 'status', cell: (row) => <CodigoTag {...row} /> }),
  column('esperado', { sortable: true, numeric: true, width: 92, card: 'line' }),
  column('descontado', { sortable: true, numeric: true, width: 104, card: 'line' }),
  column('diferenca', {
    ...{ sortable: true, numeric: true, strong: true, width: 98, card: 'value' },
    cell: ({ diferenca }) => <Money value={diferenca} signed />,
  }),
  column('meses', {
    sortable: true,
    numeric: true,
    muted: true,
    width: 70,
    card: 'none',
    cell: ({ meses }) => meses || '—',
  }),
  column('processos', { width: 92, card: 'none', cell: (row) => <Processos {...row} /> }),
  column('tratamento', {
    ...{ sortable: true, share: 2, card: 'entry' },
    cell: (row) => <Tratamento resultado={row} onTratar={onTratar} />,
  }),
  column('cpf', { width: 132, hidden: true, card: 'none', cell: ({ cpf }) => (cpf ? formatCpf(cpf) : '—') }),
];

const doNaoConsignado = columnsOf<NaoConsignado, typeof FIELDS>(FIELDS);

/** What the reader of the check sees: no CPF, no treatment. Source: decisions-members (Consignação). */
export const naoConsignadoColumns: readonly Column<NaoConsignado>[] = [
  doNaoConsignado('nome', { ...TITLE, sortable: true, share: 2, cell: nomeDe }),
  doNaoConsignado('casa', { sortable: true, width: 120, cell: ({ casa }) => <CasaTag casa={casa} />, card: 'date' }),
  doNaoConsignado('matricula', { sortable: true, width: 140, card: 'subtitle' }),
  {
    id: 'situacao',
    header: FILIADO_FIELDS.situacaoFiliado.rotulo,
    width: 140,
    card: 'status',
    cell: ({ situacao }) => new Map<string, string>(Object.entries(ROTULO_SITUACAO)).get(situacao) ?? situacao,
  },
  doNaoConsignado('esperado', { sortable: true, numeric: true, width: 120, card: 'value' }),
  doNaoConsignado('meses', { sortable: true, numeric: true, width: 90, card: 'line' }),
  doNaoConsignado('processos', { width: 110, card: 'line', cell: (row) => <Processos {...row} /> }),
];
