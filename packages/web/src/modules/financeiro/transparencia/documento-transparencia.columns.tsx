/** Columns of the list of transparency documents. Source: spec 1 §2.20, §3.6. */
import {
  type DocumentoTransparencia,
  transparenciaMessages as messages,
  TRANSPARENCIA_FIELDS,
} from '@sede/domain/modules/financeiro/transparencia';
import { type Column, columnsOf, enabledColumn, FileLink, TITLE } from '#platform/ui/index.ts';

const column = columnsOf<DocumentoTransparencia, typeof TRANSPARENCIA_FIELDS>(TRANSPARENCIA_FIELDS);

export const transparenciaColumns: readonly Column<DocumentoTransparencia>[] = [
  column('nome', {
    sortable: true,
    ...TITLE,
    cell: ({ nome, anexo, url }) => <FileLink name={nome} file={anexo} url={url} missing={messages.semAnexo} />,
  }),
  { id: 'publica', header: 'Publica', width: 90, cell: (row) => (row.url ? 'Link' : 'PDF') },
  column('dataCarregamento', { sortable: true, width: 170 }),
  column('email', { sortable: true }),
  enabledColumn,
];
