/** Columns of the list of users. Source: spec 1 §2.22; issue 3 (roles, offices, status, last access). */
import { describeValue, todayInSaoPaulo } from '@sede/domain/kernel';
import { type SituacaoUsuario, USUARIO_FIELDS, type Usuario } from '@sede/domain/modules/acesso/usuarios';
import { type Column, columnsOf, DateText, InstantText, StatusTag, TITLE, type Tone } from '#platform/ui/index.ts';
import { RoleTags } from './RoleTags.tsx';

const TONES: Readonly<Record<SituacaoUsuario, Tone>> = {
  habilitado: 'ok',
  convite_pendente: 'wait',
  desabilitado: 'neutral',
};

export function SituacaoTag({ situacao }: Pick<Usuario, 'situacao'>) {
  return <StatusTag tone={TONES[situacao]} label={describeValue(USUARIO_FIELDS.situacao, situacao)} />;
}

const column = columnsOf<Usuario, typeof USUARIO_FIELDS>(USUARIO_FIELDS);

export const usuarioColumns: readonly Column<Usuario>[] = [
  column('nome', { sortable: true, ...TITLE }),
  column('email', { sortable: true, card: 'subtitle', width: 210 }),
  column('papeis', { wrap: true, cell: (row) => <RoleTags papeis={row.papeis} /> }),
  column('escritorios', { wrap: true, width: 150, cell: (row) => row.nomesEscritorios.join(', ') || '—' }),
  column('situacao', {
    sortable: true,
    width: 142,
    card: 'status',
    cell: ({ situacao }) => <SituacaoTag situacao={situacao} />,
  }),
  {
    id: 'doisFatores',
    header: '2 etapas',
    width: 84,
    card: 'none',
    cell: (row) => (row.doisFatoresAtivo ? 'Ativa' : '—'),
  },
  column('ultimoAcessoEm', {
    sortable: true,
    card: 'date',
    inCard: ({ ultimoAcessoEm }) => ultimoAcessoEm && <InstantText value={ultimoAcessoEm} />,
    width: 116,
    // The time of day is in the detail.
    cell: (row) => <DateText value={row.ultimoAcessoEm && todayInSaoPaulo(new Date(row.ultimoAcessoEm))} />,
  }),
];
