/** The members' report is filtered and sorted as their list is. Source: decisions-members (Statistics). */
import { listOrder } from '@sede/domain/kernel';
import { FILIADOS_ORDEM } from '@sede/domain/modules/filiados/filiados';
import { defineList } from '#platform/ui/index.ts';
import type { filtrosDeFiliados } from '../filiados/index.ts';

export const relatorioFiliadosList = (filters: ReturnType<typeof filtrosDeFiliados>) =>
  defineList('relatorioFiliados.list', {
    order: listOrder(FILIADOS_ORDEM, 'nome'),
    search: 'Buscar nome, CPF, matrícula, e-mail ou telefone…',
    filters,
  });
