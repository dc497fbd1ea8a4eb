import { transparenciaRegister } from '@sede/domain/modules/financeiro/transparencia';
import { keepPreviousData } from '@tanstack/react-query';
import { orpc } from '#platform/api/index.ts';
import { FileLink, registerPage } from '#platform/ui/index.ts';

/** '/financial/transparencia'. Source: spec 1 §2.20. */
export const TransparenciaPage = registerPage(transparenciaRegister, {
  // Who brought it by name; the address is for what reads the data.
  shows: ['url', 'dataCarregamento', 'carregadoPor'],
  operations: orpc.transparencia,
  query: (input) => orpc.transparencia.list.queryOptions({ input, placeholderData: keepPreviousData }),
  list: { views: 'transparencia.list', search: 'Buscar nome ou quem carregou…' },
  columns: (column) => [
    column('nome', {
      cell: ({ nome, anexo, url }) => (
        <FileLink name={nome} file={anexo} url={url} missing={transparenciaRegister.texts.semAnexo} />
      ),
    }),
    { id: 'publica', header: 'Publica', width: 90, cell: (row) => (row.url ? 'Link' : 'PDF') },
    column('dataCarregamento', { card: 'date', width: 170 }),
    column('carregadoPor', { card: 'subtitle' }),
    column('desabilitado'),
  ],
  forms: () => import('./TransparenciaForm.tsx'),
  empty: 'Aqui ficam os documentos que o sindicato publica: balanços, atas, prestações de contas.',
});
