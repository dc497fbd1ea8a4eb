/** Binds the employees' operations to their services. */
import { type Funcionario, funcionariosRegister } from '@sede/domain/modules/financeiro/funcionarios';
import { funcionariosContract } from '@sede/domain/modules/financeiro/funcionarios/contract';
import { routes } from '#platform/api/index.ts';
import { recordReads } from '#platform/records/index.ts';
import {
  createFuncionario,
  desabilitarFuncionario,
  habilitarFuncionario,
  removeFuncionario,
  updateFuncionario,
} from './funcionarios.service.ts';
import { funcionariosStore } from './funcionarios.store.ts';
import { type FuncionariosFilter, funcionariosQuery } from './funcionarios.views.ts';

export const funcionariosRoutes = routes(funcionariosContract, {
  ...recordReads<Funcionario, FuncionariosFilter>({
    modulo: 'funcionarios',
    tabela: 'funcionarios',
    nome: 'funcionarios',
    titulo: 'Funcionários',
    fields: funcionariosRegister.specs,
    exporta: ['nome', 'cpf', 'dataNascimento', 'celular', 'email', 'uf', 'desabilitado'],
    query: funcionariosQuery,
  }),
  get: (ctx, { id }) => funcionariosStore.get(ctx.db, id),
  create: createFuncionario,
  update: updateFuncionario,
  remove: removeFuncionario,
  habilitar: habilitarFuncionario,
  desabilitar: desabilitarFuncionario,
});
