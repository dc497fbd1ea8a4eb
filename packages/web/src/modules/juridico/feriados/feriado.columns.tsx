/** Columns of the holidays of a year. Source: decisions-legal (Agendas: feriados). */
import { diaDaSemana, formatDataBr } from '@sede/domain/kernel';
import {
  type FeriadoCadastrado,
  type FeriadoDoAno,
  FERIADO_FIELDS as FIELDS,
  feriadosMessages as messages,
  ROTULO_USO,
} from '@sede/domain/modules/juridico/feriados';
import { type Column, StatusTag, TITLE } from '#platform/ui/index.ts';

export type LinhaDoAno = FeriadoDoAno & { guardado: FeriadoCadastrado | null };

function Origem({ origem, desligado }: LinhaDoAno) {
  if (desligado) return <StatusTag tone="wait" label="Desligado" />;
  return origem === 'manual' ? (
    <StatusTag tone="info" label="Cadastrado" />
  ) : (
    <span className="muted">Do programa</span>
  );
}

const usos = ({ usos: de }: LinhaDoAno): string => de.map((uso) => ROTULO_USO[uso]).join(', ');

/** Of agendas there are no courts. */
const tribunais = ({ usos: de, tribunais: quais }: LinhaDoAno): string => {
  if (!de.includes('prazo')) return '—';
  return quais.length === 0 ? messages.todosOsTribunais : quais.join(', ');
};

export const feriadoColumns: readonly Column<LinhaDoAno>[] = [
  {
    ...{ id: 'data', header: FIELDS.data.rotulo, width: 210, card: 'date' },
    inCard: ({ data }) => formatDataBr(data),
    cell: ({ data }) => (
      <>
        {formatDataBr(data)} <span className="muted">{diaDaSemana(data)}</span>
      </>
    ),
  },
  { id: 'nome', header: FIELDS.nome.rotulo, ...TITLE, share: 2, cell: ({ nome }) => nome },
  { id: 'usos', header: FIELDS.usos.rotulo, width: 150, card: 'subtitle', cell: usos },
  { id: 'tribunais', header: FIELDS.tribunais.rotulo, cell: tribunais },
  { id: 'origem', header: FIELDS.origem.rotulo, width: 140, card: 'status', cell: (row) => <Origem {...row} /> },
];
