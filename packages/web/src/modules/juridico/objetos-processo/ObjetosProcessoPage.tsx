import { objetosProcessoRegister } from '@sede/domain/modules/juridico/objetos-processo';
import { keepPreviousData } from '@tanstack/react-query';
import { orpc } from '#platform/api/index.ts';
import { registerPage } from '#platform/ui/index.ts';

/** '/juridico/objetos'. Source: spec 3 §2.7. */
export const ObjetosProcessoPage = registerPage(objetosProcessoRegister, {
  operations: orpc.objetosProcesso,
  query: (input) => orpc.objetosProcesso.list.queryOptions({ input, placeholderData: keepPreviousData }),
  list: { views: 'objetosProcesso.list', search: 'Buscar descrição…' },
  count: { one: 'objeto', many: 'objetos' },
  columns: (column) => [column('descricao'), column('desabilitado')],
  forms: () => import('./ObjetoProcessoForm.tsx'),
  empty: 'Aqui fica do que tratam os processos: reajustes, quintos, aposentadoria.',
});
