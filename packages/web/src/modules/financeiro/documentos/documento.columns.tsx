/** Columns of the list of documents. Source: spec 3 §2.12 (second half). */
import {
  DOCUMENTO_FIELDS,
  type Documento,
  documentosMessages as messages,
} from '@sede/domain/modules/financeiro/documentos';
import { type Column, columnsOf, EnabledTag, FileLink, StatusTag, TITLE } from '#platform/ui/index.ts';

const column = columnsOf<Documento, typeof DOCUMENTO_FIELDS>(DOCUMENTO_FIELDS);

export const documentoColumns: readonly Column<Documento>[] = [
  column('nome', {
    sortable: true,
    ...TITLE,
    cell: ({ nome, anexo, desabilitado }) => (
      <>
        <FileLink name={nome} file={anexo} missing={messages.semAnexo} /> {desabilitado && <EnabledTag disabled />}
      </>
    ),
  }),
  column('dataCarregamento', { sortable: true, width: 160 }),
  column('dataInicioVigencia', { sortable: true, width: 150 }),
  column('dataFimVigencia', { sortable: true, width: 140 }),
  {
    id: 'vigente',
    header: 'Vigente',
    width: 100,
    card: 'value',
    cell: (row) => <StatusTag tone={row.vigente ? 'ok' : 'neutral'} label={row.vigente ? 'Sim' : 'Não'} />,
  },
  column('email', { sortable: true }),
];
