/** Columns of the list of users. Source: spec 1 §2.22; issue 3 (roles, offices, status, last access). */
import { describeValue, todayInSaoPaulo } from '@sede/domain/kernel';
import { type SituacaoUsuario, USUARIO_FIELDS, type Usuario } from '@sede/domain/modules/acesso/usuarios';
import { type Column, DateText, StatusTag, type Tone } from '#platform/ui/index.ts';
import { RoleTags } from './RoleTags.tsx';

const TONES: Readonly<Record<SituacaoUsuario, Tone>> = {
  habilitado: 'ok',
  convite_pendente: 'wait',
  desabilitado: 'neutral',
};

export const situacaoText = (row: Pick<Usuario, 'situacao'>): string =>
  describeValue(USUARIO_FIELDS.situacao, row.situacao);

export const usuarioColumns: readonly Column<Usuario>[] = [
  {
    id: 'nome',
    header: 'Nome',
    sortable: true,
    strong: true,
    hideable: false,
    card: 'title',
    cell: (row) => row.nome,
  },
  { id: 'email', header: 'E-mail', sortable: true, width: 210, cell: (row) => row.email },
  { id: 'papeis', header: 'Perfis', wrap: true, cell: (row) => <RoleTags papeis={row.papeis} /> },
  {
    id: 'escritorios',
    header: 'Escritórios',
    wrap: true,
    width: 150,
    cell: (row) => row.nomesEscritorios.join(', ') || '—',
  },
  {
    id: 'situacao',
    header: 'Situação',
    sortable: true,
    width: 142,
    card: 'value',
    cell: (row) => <StatusTag tone={TONES[row.situacao]} label={situacaoText(row)} />,
  },
  {
    id: 'doisFatores',
    header: '2 etapas',
    width: 84,
    card: 'none',
    cell: (row) => (row.doisFatoresAtivo ? 'Ativa' : '—'),
  },
  {
    id: 'ultimoAcessoEm',
    header: 'Último acesso',
    sortable: true,
    width: 116,
    // The time of day is in the detail.
    cell: (row) => <DateText value={row.ultimoAcessoEm && todayInSaoPaulo(new Date(row.ultimoAcessoEm))} />,
  },
];
