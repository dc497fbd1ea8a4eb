import { documentosRegister } from '@sede/domain/modules/financeiro/documentos';
import { keepPreviousData } from '@tanstack/react-query';
import { orpc } from '#platform/api/index.ts';
import { EnabledTag, FileLink, registerPage, StatusTag } from '#platform/ui/index.ts';

/** '/financial/documentos'. Source: spec 3 §2.12 (second half). */
export const DocumentosPage = registerPage(documentosRegister, {
  // Who brought the file by name; the address is for what reads the data.
  shows: ['dataCarregamento', 'dataInicioVigencia', 'dataFimVigencia', 'vigente', 'carregadoPor'],
  operations: orpc.documentos,
  query: (input) => orpc.documentos.list.queryOptions({ input, placeholderData: keepPreviousData }),
  list: { views: 'documentos.list', search: 'Buscar nome ou quem carregou…', pinned: ['vigente'] },
  editorsTitle: 'Gerenciar contratos e documentos auxiliares',
  columns: (column) => [
    column('nome', {
      cell: ({ nome, anexo, desabilitado }) => (
        <>
          <FileLink name={nome} file={anexo} missing={documentosRegister.texts.semAnexo} />{' '}
          {desabilitado && <EnabledTag disabled />}
        </>
      ),
    }),
    column('dataCarregamento', { width: 160 }),
    column('dataInicioVigencia', { width: 150 }),
    column('dataFimVigencia', { card: 'date', width: 140 }),
    column('vigente', {
      width: 100,
      card: 'status',
      cell: (row) => <StatusTag tone={row.vigente ? 'ok' : 'neutral'} label={row.vigente ? 'Sim' : 'Não'} />,
    }),
    column('carregadoPor', { card: 'subtitle' }),
  ],
  forms: () => import('./DocumentoForm.tsx'),
  empty:
    'Aqui ficam os documentos auxiliares do sindicato, com o período em que valem: alvarás, apólices, procurações.',
});
