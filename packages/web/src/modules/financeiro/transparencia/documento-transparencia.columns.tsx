/** Columns of the list of transparency documents. Source: spec 1 §2.20, §3.6. */
import {
  type DocumentoTransparencia,
  transparenciaMessages as messages,
} from '@sede/domain/modules/financeiro/transparencia';
import { type Column, EnabledTag, FileLink, InstantText } from '#platform/ui/index.ts';

export const transparenciaColumns: readonly Column<DocumentoTransparencia>[] = [
  {
    id: 'nome',
    header: 'Nome',
    sortable: true,
    strong: true,
    hideable: false,
    card: 'title',
    cell: ({ nome, anexo, url }) => <FileLink name={nome} file={anexo} url={url} missing={messages.semAnexo} />,
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
