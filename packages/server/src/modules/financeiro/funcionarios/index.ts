/** Employees: what the program knows of them. */
import { funcionariosContract } from '@sede/domain/modules/financeiro/funcionarios/contract';
import { routes } from '#platform/api/index.ts';
import { defineModule } from '#platform/module/index.ts';
import { registerHandlers, registerSearch } from '#platform/register/index.ts';
import { funcionarios } from './funcionarios.record.ts';
import { listUsuarios } from './funcionarios.usuarios.ts';

export { FUNCIONARIO_REFERENCIA } from './funcionarios.record.ts';

export const funcionariosModule = defineModule({
  tables: { funcionarios: { readBy: ['patrimonio'] } },
  routes: routes(
    funcionariosContract,
    { ...registerHandlers(funcionarios), usuarios: listUsuarios },
    { record: funcionarios },
  ),
  search: registerSearch(funcionarios, { detail: 'cpf' }),
  importSource: async () => (await import('./funcionarios.import.ts')).funcionariosImportSource,
  demo: async () => (await import('./funcionarios.demo.ts')).funcionariosDemo,
});
