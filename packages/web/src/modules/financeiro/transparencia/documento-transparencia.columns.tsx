/** Columns of the list of transparency documents. Source: spec 1 §2.20, §3.6. */
import type { DocumentoTransparencia } from '@sede/domain/modules/financeiro/transparencia';
import { type Column, EnabledTag, InstantText } from '#platform/ui/index.ts';
import { DocumentoNome } from '../financeiro.DocumentoNome.tsx';

export const transparenciaColumns: readonly Column<DocumentoTransparencia>[] = [
  {
    id: 'nome',
    header: 'Nome',
    sortable: true,
    strong: true,
    hideable: false,
    card: 'title',
    cell: ({ nome, anexo, url }) => <DocumentoNome nome={nome} anexo={anexo} url={url} />,
  },
  { id: 'publica', header: 'Publica', width: 90, cell: (row) => (row.url ? 'Link' : 'PDF') },
  {
    id: 'dataCarregamento',
    header: 'Carregado em',
    sortable: true,
    width: 170,
    cell: (row) => <InstantText value={row.dataCarregamento} />,
  },
  { id: 'email', header: 'Carregado por', sortable: true, cell: (row) => row.email },
  {
    id: 'situacao',
    header: 'Situação',
    width: 130,
    card: 'value',
    cell: (row) => <EnabledTag disabled={row.desabilitado} />,
  },
];
