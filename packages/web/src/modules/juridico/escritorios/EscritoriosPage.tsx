import { escritoriosRegister } from '@sede/domain/modules/juridico/escritorios';
import { keepPreviousData } from '@tanstack/react-query';
import { orpc } from '#platform/api/index.ts';
import { registerPage } from '#platform/ui/index.ts';
import { useAtosDoEscritorio } from './useAtosDoEscritorio.tsx';

/** '/juridico/escritorios'. Source: spec 3 §2.8; decisions §6 (offices exist from the start); decisions-legal (Offices). */
export const EscritoriosPage = registerPage(escritoriosRegister, {
  operations: orpc.escritorios,
  query: (input) => orpc.escritorios.list.queryOptions({ input, placeholderData: keepPreviousData }),
  list: { views: 'escritorios.list', search: 'Buscar nome, e-mail ou destinatário…' },
  columns: (column) => [
    column('nome'),
    column('email', { card: 'subtitle' }),
    column('nomeDestinatario'),
    column('desabilitado'),
  ],
  useBeside: useAtosDoEscritorio,
  forms: () => import('./EscritorioForm.tsx'),
  empty: 'Aqui ficam os escritórios de advocacia. Um usuário pode representar um ou mais deles.',
});
