/** Columns of the list of documents. Source: spec 3 §2.12 (second half). */
import { type Documento, documentosMessages as messages } from '@sede/domain/modules/financeiro/documentos';
import { type Column, DateText, EnabledTag, FileLink, InstantText, StatusTag } from '#platform/ui/index.ts';

export const documentoColumns: readonly Column<Documento>[] = [
  {
    id: 'nome',
    header: 'Nome',
    sortable: true,
    strong: true,
    hideable: false,
    card: 'title',
    cell: ({ nome, anexo, desabilitado }) => (
      <>
        <FileLink name={nome} file={anexo} missing={messages.semAnexo} /> {desabilitado && <EnabledTag disabled />}
      </>
    ),
  },
  {
    id: 'dataCarregamento',
    header: 'Carregado em',
    sortable: true,
    width: 160,
    cell: (row) => <InstantText value={row.dataCarregamento} />,
  },
  {
    id: 'dataInicioVigencia',
    header: 'Início da vigência',
    sortable: true,
    width: 150,
    cell: (row) => <DateText value={row.dataInicioVigencia} />,
  },
  {
    id: 'dataFimVigencia',
    header: 'Fim da vigência',
    sortable: true,
    width: 140,
    cell: (row) => <DateText value={row.dataFimVigencia} />,
  },
  {
    id: 'vigente',
    header: 'Vigente',
    width: 100,
    card: 'value',
    cell: (row) => <StatusTag tone={row.vigente ? 'ok' : 'neutral'} label={row.vigente ? 'Sim' : 'Não'} />,
  },
  { id: 'email', header: 'Carregado por', sortable: true, cell: (row) => row.email },
];
